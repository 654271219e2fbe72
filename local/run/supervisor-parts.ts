import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { type PostgresOptions, startPostgres } from 'stand-ins/postgres/postgres';
import { terminateProcess, isProcessAlive, identifyProcess } from 'stand-ins/processes';
import type { SupervisedPart, RunningSupervisedPart } from './supervisor.ts';

const maxLogLines = 30;

export interface ChildProcessOptions {
  name: string;
  command?: string;
  args: string[];
  cwd: string;
  environment: Record<string, string>;
  logFile: string;
  stopTimeoutMs?: number;
  onLine?: (line: string) => void;
}

export function createChildProcessPart(program: ChildProcessOptions): SupervisedPart {
  keepPreviousLog(program.logFile);
  return { name: program.name, launch: () => launchProgram(program) };
}

/** PostgreSQL is no child process, so this part checks regularly that the process exists. */
export function createPostgresPart(options: PostgresOptions): SupervisedPart {
  return {
    name: 'postgres',
    launch: async () => {
      const server = await startPostgres(options);
      return {
        pid: server.pid,
        ended: waitForExit(server.pid),
        stop: () => server.stop(),
        lastWords: () => lastLines(join(server.home.folder, 'server.log')),
      };
    },
  };
}

async function launchProgram({
  name,
  command = process.execPath,
  args,
  cwd,
  environment,
  logFile,
  stopTimeoutMs: patience = 8000,
  onLine,
}: ChildProcessOptions): Promise<RunningSupervisedPart> {
  // Without `detached`, Ctrl-C in the terminal would stop a part before the parts that need it.
  const child = spawn(command, args, {
    cwd,
    env: environment,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = exitReason(child);
  const pid = child.pid;
  if (pid === undefined) throw new Error(`${name} could not be started: ${await ended}`);
  const mark = identifyProcess(pid);
  const recent = recordOutput(child, logFile, onLine);
  return { pid, ended, stop: () => terminateProcess(mark, patience), lastWords: () => recent.join('\n') };
}

/** Child processes of the child may have the output open, so the wait ends after 300 ms. */
async function exitReason(child: ChildProcess): Promise<string> {
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const how = await new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${code}`));
  });
  await Promise.race([closed, delay(300)]);
  return how;
}

function recordOutput(
  child: ChildProcess,
  logFile: string,
  onLine: (line: string) => void = () => undefined,
): string[] {
  const recent: string[] = [];
  const log = openLog(logFile);
  child.once('close', () => log !== undefined && closeSync(log));
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      writeLine(log, line);
      recent.push(line);
      if (recent.length > maxLogLines) recent.shift();
      onLine(line);
    });
  }
  return recent;
}

/** A process also runs without a log. */
function openLog(file: string): number | undefined {
  try {
    return openSync(file, 'a');
  } catch {
    return undefined;
  }
}

/** After an error such as a full disk, a stream of Node would write nothing more. */
function writeLine(file: number | undefined, line: string): void {
  try {
    if (file !== undefined) writeSync(file, `${line}\n`);
  } catch {
    // The line is lost, and the process continues.
  }
}

function keepPreviousLog(logFile: string): void {
  mkdirSync(dirname(logFile), { recursive: true });
  if (existsSync(logFile)) renameSync(logFile, logFile.replace(/\.log$/, '.previous.log'));
}

async function waitForExit(pid: number): Promise<string> {
  while (isProcessAlive(pid)) await delay(250);
  return 'its process is gone';
}

function lastLines(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n').slice(-maxLogLines).join('\n') : '';
}
