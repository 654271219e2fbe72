export { sitKinds, type SitKind } from '../../domain/sit.entity.ts';
