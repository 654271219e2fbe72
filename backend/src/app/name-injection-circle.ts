import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describeInjectionCircle } from '#platform/modules/injection-circle.ts';

// The main file imports this file before the modules, because their loading fails if two classes inject each other.
process.on('uncaughtExceptionMonitor', (error) => {
  const circle = describeInjectionCircle(error, readCompiledFiles);
  if (circle) process.stderr.write(`${circle}\n`);
});

function readCompiledFiles(): string[] {
  const compiled = join(import.meta.dirname, '..');
  const files = readdirSync(compiled, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  return files.map((file) => readFileSync(join(compiled, file), 'utf8'));
}
