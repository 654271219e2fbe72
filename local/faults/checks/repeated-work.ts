import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rig } from '../rig.ts';
import { type Check, toCheck } from './check.ts';

interface LogLine {
  event?: string;
  messageId?: string;
  reaction?: string;
  schedule?: string;
  dueAt?: number;
}

export interface CountedWork {
  reactions: number;
  schedules: number;
  repeated: string[];
}

export const settingsOfWorkLog = { LOG_LEVEL: 'debug' };

export function countWork({ dataDir, workers }: Pick<Rig, 'dataDir' | 'workers'>): CountedWork {
  const runs = workers.flatMap(({ name }) => readRuns(join(dataDir, 'logs', `${name}.log`)));
  const seen = new Set<string>();
  const repeated = runs.filter((run) => seen.size === seen.add(run).size);
  const schedules = runs.filter((run) => run.startsWith('schedule ')).length;
  return { reactions: runs.length - schedules, schedules, repeated };
}

export const checkRepeatedWork = (rig: Rig): Check =>
  toCheck('I18', 'reactions and schedules that ran again', countWork(rig).repeated);

function readRuns(file: string): string[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.includes('"event":"reaction.done"') || line.includes('"event":"schedule.done"'))
    .map((line) => {
      const { event, messageId, reaction, schedule, dueAt } = JSON.parse(line) as LogLine;
      return event === 'schedule.done' ? `schedule ${schedule} ${dueAt}` : `reaction ${reaction} ${messageId}`;
    });
}
