import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const repositoryFolder = join(__dirname, '../../..');

interface Run {
  /** The command gets these variables only, none of the test process. */
  readonly env: NodeJS.ProcessEnv;
  /** Texts that take the place of `<name>` and other placeholders. */
  readonly values?: Readonly<Record<string, string>>;
}

/**
 * Runs a command exactly as a document names it, in the folder of the repository. `local/test/documents.spec.ts` finds the
 * calls of this function, and fails when a document names a command that no test runs.
 */
export async function runDocumented(
  command: string,
  { env, values = {} }: Run,
): Promise<{ code: number | null; said: string }> {
  const line = command.replaceAll(/<(\w+)>/g, (_, name: string) => `"$${name}"`);
  const options = { cwd: repositoryFolder, env: { ...quietNpm, ...env, ...values } };
  const child = spawn('sh', ['-c', line], options);
  const code = new Promise<number | null>((resolve) => child.once('close', resolve));
  const said = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await code, said: said.join('') };
}

const quietNpm = { npm_config_update_notifier: 'false', npm_config_logs_max: '0' };
