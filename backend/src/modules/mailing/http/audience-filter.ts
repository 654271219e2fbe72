import type { AudienceFilterView } from '../use-cases/audiences/audience.view.ts';
import type { AudienceFilterDto } from './audiences.dto.ts';

export function toAudienceFilter(dto: AudienceFilterDto): AudienceFilterView {
  const entries = Object.entries(dto).filter(([, value]) => value != null);
  return Object.fromEntries(
    entries.map(([name, value]: [string, unknown]) => [name, value instanceof Date ? value.toISOString() : value]),
  );
}
