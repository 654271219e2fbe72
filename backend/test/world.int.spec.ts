import { waitUntil } from './until.ts';
import { World } from './world.ts';

describe('World', () => {
  it('leaves no open ports when it cannot start', async () => {
    const listening = () => process.getActiveResourcesInfo().filter((name) => name === 'TCPServerWrap').length;
    const before = listening();
    await expect(World.start({ settings: { BILLING_GRACE_DAYS: '-1' } })).rejects.toThrow('BILLING_GRACE_DAYS');
    await waitUntil(async () => listening() === before);
  });
});
