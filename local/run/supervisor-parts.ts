/** The two kinds of parts: a program that is our child, and PostgreSQL, which lives by itself. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { type PostgresOptions, startPostgres } from 'stand-ins/postgres/postgres';
import { endProcess, isAlive, markOf } from 'stand-ins/processes';
import type { Part, RunningPart } from './supervisor.ts';

const wordsKept = 30;

export interface Program {
  name: string;
  /** What is run; the Node that runs this, if left out. */
  command?: string;
  /** For Node: its options, the file, the file's arguments. */
  args: string[];
  cwd: string;
  environment: Record<string, string>;
  logFile: string;
  /** How many milliseconds it may take to end when it is asked to; 8000, if left out. */
  patience?: number;
  /** Gets each line the program writes. */
  onLine?: (line: string) => void;
}

/** A program as a part: its output goes to its log file, its death is noticed at once. */
export function programPart(program: Program): Part {
  keepPreviousLog(program.logFile);
  return { name: program.name, launch: () => launchProgram(program) };
}

/** PostgreSQL as a part. It is no child of ours and may have been running before, so it is watched by its number. */
export function postgresPart(options: PostgresOptions): Part {
  return {
    name: 'postgres',
    launch: async () => {
      const server = await startPostgres(options);
      return {
        pid: server.pid,
        ended: endOf(server.pid),
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
  patience = 8000,
  onLine,
}: Program): Promise<RunningPart> {
  // A group of its own: a Ctrl-C in the terminal must not reach it before its turn.
  const child = spawn(command, args, {
    cwd,
    env: environment,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = endingOf(child);
  const pid = child.pid;
  if (pid === undefined) throw new Error(`${name} could not be started: ${await ended}`);
  const mark = markOf(pid);
  const recent = recordOutput(child, logFile, onLine);
  return { pid, ended, stop: () => endProcess(mark, patience), lastWords: () => recent.join('\n') };
}

/** Waits a moment for its last output as well, but not for grandchildren that hold on to it. */
async function endingOf(child: ChildProcess): Promise<string> {
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const how = await new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${code}`));
  });
  await Promise.race([closed, delay(300)]);
  return how;
}

/** Appends both streams to the log and returns a list that always holds the last lines. */
function recordOutput(
  child: ChildProcess,
  logFile: string,
  onLine: (line: string) => void = () => undefined,
): string[] {
  const recent: string[] = [];
  const log = createWriteStream(logFile, { flags: 'a' });
  log.on('error', () => undefined);
  child.once('close', () => log.end());
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      log.write(`${line}\n`);
      recent.push(line);
      if (recent.length > wordsKept) recent.shift();
      onLine(line);
    });
  }
  return recent;
}

/** One run, one log file, and the one before beside it. */
function keepPreviousLog(logFile: string): void {
  mkdirSync(dirname(logFile), { recursive: true });
  if (existsSync(logFile)) renameSync(logFile, logFile.replace(/\.log$/, '.previous.log'));
}

async function endOf(pid: number): Promise<string> {
  while (isAlive(pid)) await delay(250);
  return 'its process is gone';
}

function lastLines(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n').slice(-wordsKept).join('\n') : '';
}
