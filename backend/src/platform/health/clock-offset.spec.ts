import type { RunQuery } from '../database/connect-once.ts';
import { measureClockOffset } from './clock-offset.ts';

const databaseMs = Date.parse('2026-12-01T12:00:00Z');

async function measure(processMs: number, during: () => void = () => undefined): Promise<number | undefined> {
  jest.useFakeTimers({ doNotFake: ['performance'], now: processMs });
  const query = async () => {
    during();
    return [{ ms: databaseMs }];
  };
  return measureClockOffset(query as unknown as RunQuery).finally(() => jest.useRealTimers());
}

describe('measureClockOffset', () => {
  it.each([600_000, -120_000])('returns %d when the clock of the process differs by that', async (offsetMs) => {
    expect(await measure(databaseMs + offsetMs)).toBe(offsetMs);
  });

  it('returns nothing when the clock is set during the measurement', async () => {
    const setClock = () => void jest.setSystemTime(databaseMs);
    expect(await measure(databaseMs + 600_000, setClock)).toBeUndefined();
  });
});
