import { formatDeviceName, toIpNetwork } from './device.ts';

describe('device', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Windows'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Safari/605.1.15',
      'Safari on Mac',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
      'Chrome on iPhone',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36',
      'Samsung Internet on Android',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0',
      'Edge on Windows',
    ],
    ['curl/8.5 (Linux)', 'A browser on Linux'],
    ['node', 'An unknown device'],
    [null, 'An unknown device'],
  ])('has the name for the user agent %s: %s', (userAgent, name) => {
    expect(formatDeviceName(userAgent)).toBe(name);
  });

  it.each([
    ['203.0.113.7', '203.0.113'],
    ['::ffff:203.0.113.7', '203.0.113'],
    ['2001:db8:77:1::5', '2001:db8:77'],
    ['2001:DB8::5', '2001:db8:0'],
    ['::1', '0:0:0'],
  ])('with the IP %s is in the network %s', (address, network) => {
    expect(toIpNetwork(address)).toBe(network);
  });
});
