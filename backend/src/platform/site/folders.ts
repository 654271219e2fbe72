import { fileURLToPath } from 'node:url';

const toRepositoryPath = (path: string): string => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));

export const publicSiteFolder = toRepositoryPath('frontend-public/dist');
export const adminSiteFolder = toRepositoryPath('frontend-admin/dist');
export const assetsFolder = toRepositoryPath('backend/assets');
export const openApiFile = toRepositoryPath('backend/openapi.json');
