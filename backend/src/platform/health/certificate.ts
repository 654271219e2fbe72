import { connect } from 'node:tls';

const timeoutMs = 5_000;

export async function readCertificateEnd(siteUrl: string): Promise<Date | undefined> {
  const { protocol, hostname, port } = new URL(siteUrl);
  return protocol === 'https:' ? readLastDay(hostname, Number(port) || 443) : undefined;
}

function readLastDay(host: string, port: number): Promise<Date> {
  return new Promise((resolve, reject) => {
    // The check must also read an expired certificate, so this connection accepts invalid certificates.
    const socket = connect({ host, port, servername: host, rejectUnauthorized: false, timeout: timeoutMs });
    socket.once('secureConnect', () => {
      resolve(new Date(socket.getPeerCertificate().valid_to));
      socket.end();
    });
    socket.once('timeout', () => socket.destroy(new Error('timeout')));
    socket.once('error', reject);
  });
}
