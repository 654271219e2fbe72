import { readFileSync } from 'node:fs';
import { findSubjectError } from './subject.ts';

const error = findSubjectError(readFileSync(process.argv[2] ?? '', 'utf8'));
if (error) {
  process.stderr.write(`${error}\n`);
  process.exitCode = 1;
}
