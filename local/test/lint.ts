import { join } from 'node:path';
import { ESLint } from 'eslint';
import { repositoryFolder } from '../settings/settings.ts';

const eslint = new ESLint({ cwd: repositoryFolder });

export async function countLintErrors(file: string, code: string, rules: ReadonlySet<string>): Promise<number> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: join(repositoryFolder, file) });
  return result?.messages.filter(({ ruleId }) => rules.has(ruleId ?? '')).length ?? 0;
}
