import { fileURLToPath } from 'node:url';

const root = (path: string): string => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));

/** Paths of builds and static files, relative to this file in src/ and in dist/ alike. */
export const frontendPublic = root('frontend-public/dist');
export const frontendAdmin = root('frontend-admin/dist');
export const assets = root('backend/assets');
export const openApiDocument = root('backend/openapi.json');
