import { fileURLToPath } from 'node:url';

const root = (path: string): string => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));

/** Where the builds and the files to serve lie, seen from this file in src/ and in dist/ alike. */
export const frontendPublic = root('frontend-public/dist');
export const frontendAdmin = root('frontend-admin/dist');
export const assets = root('backend/assets');
export const openApiDocument = root('backend/openapi.json');
