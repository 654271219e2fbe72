import { fastify } from 'fastify';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { drainServerOnClose } from './drain.ts';

const longerThanQuietMs = 400;
const busyMs = 20;

/** Sends more requests than the server can process, each on a new connection, and counts the results. */
const requestUntilRefused = `
  const { get } = require('node:http');
  const counts = {};
  const count = (name) => {
    counts[name] = (counts[name] ?? 0) + 1;
    if (counts[200] === 20) process.stderr.write('busy');
    if (name === 'ECONNREFUSED') clearInterval(timer);
  };
  const timer = setInterval(() => {
    get({ port: process.argv[1], agent: false }, (response) => response.resume().on('end', () => count(response.statusCode)))
      .on('error', ({ code }) => count(code));
  }, 5);
  process.on('exit', () => process.stdout.write(JSON.stringify(counts)));
`;

async function start(isStopping?: () => boolean) {
  const server = fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  const requestReceived = Promise.withResolvers<void>();
  const response = Promise.withResolvers<string>();
  drainServerOnClose(server, isStopping);
  server.get('/', () => {
    requestReceived.resolve();
    return response.promise;
  });
  await server.listen();
  const { port } = server.server.address() as AddressInfo;
  return { server, port, requestReceived: requestReceived.promise, respond: () => response.resolve('One light') };
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
    const { server, port, requestReceived, respond } = await start();
    const answer = fetch(`http://localhost:${port}/`);
    await requestReceived;
    const closed = server.close();
    respond();
    expect(await (await answer).text()).toBe('One light');
    await closed;
  });

  it('closes connections after their responses as soon as the process is about to stop', async () => {
    let isStopping = false;
    const { server, port, respond } = await start(() => isStopping);
    respond();
    const readConnection = async () => (await fetch(`http://localhost:${port}/`)).headers.get('connection');
    expect(await readConnection()).toBe('keep-alive');
    isStopping = true;
    expect(await readConnection()).toBe('close');
    await server.close();
  });

  it('responds to a request on an open connection that arrives after the last response', async () => {
    const { server, port, requestReceived, respond } = await start();
    const [first, second] = [connect(port), connect(port)];
    await Promise.all([once(first, 'connect'), once(second, 'connect')]);
    const request = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
    first.write(request);
    await requestReceived;
    const closed = server.close();
    await new Promise((resolve) => setTimeout(resolve, longerThanQuietMs));
    respond();
    await once(first, 'data');
    second.write(request);
    expect(await text(second).catch(String)).toMatch(/^HTTP\/1.1 200/);
    await closed;
  });

  it('responds to connections that wait for a busy process when the port closes', async () => {
    const server = fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
    drainServerOnClose(server);
    server.get('/', (_, reply) => {
      for (const until = performance.now() + busyMs; performance.now() < until;);
      reply.header('connection', 'close').send('One light');
    });
    await server.listen();
    const { port } = server.server.address() as AddressInfo;
    const client = spawn(process.execPath, ['--eval', requestUntilRefused, String(port)]);
    const output = text(client.stdout);
    await once(client.stderr, 'data');
    await server.close();
    expect(JSON.parse(await output)).toEqual({ 200: expect.any(Number), ECONNREFUSED: expect.any(Number) });
  });
});
