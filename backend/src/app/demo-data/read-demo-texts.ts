import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assetsFolder } from '#platform/site/folders.ts';

export const demoTextsFolder = join(assetsFolder, 'demo-texts');

/** A test checks each file against `schema.json`, so the type assertion is safe. */
export const readDemoTexts = <Content>(name: string): Content =>
  JSON.parse(readFileSync(join(demoTextsFolder, `${name}.json`), 'utf8')) as Content;
