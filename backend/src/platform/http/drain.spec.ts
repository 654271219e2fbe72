import { fastify } from 'fastify';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { drainServerOnClose } from './drain.ts';

async function start() {
  const server = fastify({ forceCloseConnections: 'idle' });
  const requestReceived = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<string>();
  drainServerOnClose(server);
  server.get('/', () => {
    requestReceived.resolve();
    return answer.promise;
  });
  await server.listen();
  const { port } = server.server.address() as AddressInfo;
  return { server, port, requestReceived: requestReceived.promise, letGo: () => answer.resolve('One light') };
}

describe('server shutdown', () => {
  it('does not wait for idle connections', async () => {
    const { server, port } = await start();
    const line = connect(port);
    const ended = once(line, 'close');
    await once(line, 'connect');
    await server.close();
    line.resume();
    await ended;
  });

  it('finishes a request in progress', async () => {
    const { server, port, requestReceived, letGo } = await start();
    const answer = fetch(`http://localhost:${port}/`);
    await requestReceived;
    const closed = server.close();
    letGo();
    expect(await (await answer).text()).toBe('One light');
    await closed;
  });
});
