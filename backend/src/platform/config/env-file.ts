import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** Takes in what the product's `.env` says, where there is one. What the process was started with goes before it. */
export function takeInEnvFile(): void {
  const file = resolve(import.meta.dirname, '../../../../.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
