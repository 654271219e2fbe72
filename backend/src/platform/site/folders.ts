import { fileURLToPath } from 'node:url';

const root = (path: string): string => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));

/** Paths of builds and static files. They are relative to this file and correct in src/ and in dist/. */
export const frontendPublic = root('frontend-public/dist');
export const frontendAdmin = root('frontend-admin/dist');
export const assets = root('backend/assets');
export const openApiDocument = root('backend/openapi.json');
