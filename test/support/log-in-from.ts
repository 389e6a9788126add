import { request } from 'node:http';

export interface LogInAnswer {
  status: number;
  code: string | null;
  retryAfter: string | null;
  ms: number;
}

/** Logs in from another address of this machine (127.x.y.z), with a connection and without cookies of its own. */
export function logInFrom(
  url: string,
  localAddress: string,
  body: { login: string; password: string },
  headers: Record<string, string> = {},
): Promise<LogInAnswer> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(
      `${url}/api/v1/user/login/`,
      {
        method: 'POST',
        localAddress,
        agent: false,
        headers: { 'content-type': 'application/json', 'accept-language': 'en', ...headers },
      },
      answer => {
        let text = '';
        answer
          .setEncoding('utf8')
          .on('data', (part: string) => {
            text += part;
          })
          .on('error', reject)
          .on('end', () =>
            resolve({
              status: answer.statusCode!,
              code: answer.statusCode! >= 400 ? (JSON.parse(text).error.code as string) : null,
              retryAfter: answer.headers['retry-after'] ?? null,
              ms: performance.now() - started,
            }),
          );
      },
    );
    sent.on('error', reject).end(JSON.stringify(body));
  });
}
