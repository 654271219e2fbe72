import { loadEnvFile, type EnvironmentVariables } from '#platform/config/env-file.ts';
import { SecretFileError } from '#platform/config/secret-files.ts';
import { InvalidSettings } from '#platform/config/settings.ts';

export async function runProcess(
  name: string,
  start: (environment: EnvironmentVariables) => Promise<unknown>,
): Promise<void> {
  try {
    await start(loadEnvFile());
  } catch (error) {
    const message =
      error instanceof InvalidSettings || error instanceof SecretFileError
        ? error.message
        : error instanceof Error
          ? (error.stack ?? error.message)
          : String(error);
    process.stderr.write(`${name} cannot start.\n${message}\n`);
    process.exit(1);
  }
}
