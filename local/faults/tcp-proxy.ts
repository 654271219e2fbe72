import { type AddressInfo, type Socket, connect, createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { SeededRandom } from './seeded-random.ts';

export interface NetworkFaults {
  latencyMs: number;
  resetShare: number;
  /** A frozen connection carries no data. */
  frozenShare: number;
}

const none: NetworkFaults = { latencyMs: 0, resetShare: 0, frozenShare: 0 };
const maxPacketsBeforeReset = 20;

export class TcpProxy {
  private faults = none;
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer({ allowHalfOpen: true }, (client) => this.pipe(client));
  private readonly targetPort: number;
  private readonly chance: SeededRandom;

  constructor(targetPort: number, chance: SeededRandom) {
    this.targetPort = targetPort;
    this.chance = chance;
  }

  async start(): Promise<number> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return (this.server.address() as AddressInfo).port;
  }

  disturb(faults: NetworkFaults): void {
    this.faults = faults;
    for (const socket of this.sockets) socket.resetAndDestroy();
  }

  heal(): void {
    this.disturb(none);
  }

  stop(): void {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
  }

  private pipe(client: Socket): void {
    const { latencyMs, resetShare, frozenShare } = this.faults;
    const isFrozen = this.chance.nextBoolean(frozenShare);
    let packetsLeft = this.chance.nextBoolean(resetShare)
      ? this.chance.nextInteger(1, maxPacketsBeforeReset)
      : Infinity;
    const target = connect({ port: this.targetPort, host: '127.0.0.1', allowHalfOpen: true });
    const carry = (from: Socket, to: Socket) => {
      this.sockets.add(from);
      // One chain for each direction preserves the order of packets.
      let sent: Promise<unknown> = Promise.resolve();
      const later = (act: () => void) => {
        if (latencyMs === 0) return act();
        const due = delay(latencyMs);
        sent = Promise.all([sent, due]).then(act);
      };
      from.setNoDelay(true);
      from.on('error', () => undefined);
      from.on('data', (bytes) => {
        packetsLeft -= 1;
        if (packetsLeft < 0) return void from.resetAndDestroy();
        if (!isFrozen) later(() => to.writable && to.write(bytes));
      });
      from.on('end', () => later(() => to.end()));
      from.on('close', () => {
        this.sockets.delete(from);
        to.destroy();
      });
    };
    carry(client, target);
    carry(target, client);
  }
}
