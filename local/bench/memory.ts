import { readFileSync, readdirSync } from 'node:fs';

export function measureMemoryInMb(roots: number[]): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const children = childrenByParent();
  const family = new Set<number>();
  const add = (pid: number) => {
    if (family.has(pid)) return;
    family.add(pid);
    for (const child of children.get(pid) ?? []) add(child);
  };
  roots.forEach(add);
  const kilobytes = [...family].reduce((sum, pid) => sum + proportionalSize(pid), 0);
  return Math.round(kilobytes / 1024);
}

function childrenByParent(): Map<number, number[]> {
  const children = new Map<number, number[]>();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const parent = parentOf(pid);
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), Number(pid)]);
  }
  return children;
}

function parentOf(pid: string): number | undefined {
  const status = readIfExists(`/proc/${pid}/status`);
  const line = /^PPid:\s+(\d+)/m.exec(status);
  return line ? Number(line[1]) : undefined;
}

function proportionalSize(pid: number): number {
  const line = /^Pss:\s+(\d+)/m.exec(readIfExists(`/proc/${pid}/smaps_rollup`));
  return Number(line?.[1] ?? 0);
}

/** A process may end before its file is read. */
function readIfExists(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
