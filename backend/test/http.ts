export interface ApiResponse<Body = Record<string, never>> {
  readonly status: number;
  readonly body: Body;
  readonly headers: Headers;
  readonly text: string;
}

export class ApiCaller {
  constructor(
    private readonly origin: string,
    private readonly accessToken?: string,
  ) {}

  get = <Body = never>(path: string): Promise<ApiResponse<Body>> => this.send('GET', path);
  patch = <Body = never>(path: string, body: unknown = {}): Promise<ApiResponse<Body>> =>
    this.send('PATCH', path, JSON.stringify(body));
  post = <Body = never>(path: string, body: unknown = {}): Promise<ApiResponse<Body>> =>
    this.send('POST', path, JSON.stringify(body));
  put = <Body = never>(path: string, body: unknown = {}): Promise<ApiResponse<Body>> =>
    this.send('PUT', path, JSON.stringify(body));

  async send<Body = never>(
    method: string,
    path: string,
    body?: string | Buffer,
    headers: Record<string, string> = {},
  ): Promise<ApiResponse<Body>> {
    const answer = await fetch(this.origin + path, {
      method,
      redirect: 'manual',
      ...(body === undefined ? {} : { body: body as string }),
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.accessToken ? { authorization: `Bearer ${this.accessToken}` } : {}),
        ...headers,
      },
    });
    const text = await answer.text();
    const isJson = /json/.test(answer.headers.get('content-type') ?? '');
    return {
      status: answer.status,
      headers: answer.headers,
      text,
      body: (isJson && text !== '' ? JSON.parse(text) : undefined) as Body,
    };
  }
}
