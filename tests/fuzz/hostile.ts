import fc from 'fast-check';
import { plain } from './parts.ts';
import { WRITINGS, type FuzzRequest } from './request.ts';
import { brokenValue } from './values.ts';

type Change = Partial<Pick<FuzzRequest, 'method' | 'path' | 'headers' | 'body' | 'writing'>>;

/** Changes that turn a valid request into an attack. */
type Attack = (request: FuzzRequest) => Change;

const withHeaders =
  (headers: FuzzRequest['headers']): Attack =>
  (request) => ({ headers: { ...request.headers, ...headers } });

const asType = (type: string): Attack => withHeaders({ 'content-type': type });
const TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-7',
  'application/json; charset=utf-16',
  'application/vnd.api+json',
  'application/json-patch+json',
  'image/png',
  'json',
  ';',
].map(asType);

const JSON_TYPE = { 'content-type': 'application/json' };

const sent =
  (write: (body: string) => string): Attack =>
  ({ headers, body }) => ({ headers: { ...headers, ...JSON_TYPE }, body: write(body ?? '{}') });
const BODIES = [
  sent((body) => body.slice(0, body.length / 2)),
  sent((body) => `${body}}`),
  sent((body) => `\ufeff${body}`),
  sent((body) => body.replaceAll('"', "'")),
  sent((body) => `/* */${body}`),
  ...['', ' ', 'null', '[]', '[{}]', '"texte"', '12', 'undefined', 'NaN', '{', '{"code":"a","code":"b"}'].map(
    (text) => sent(() => text),
  ),
  sent(() => '['.repeat(8_000)),
  sent(() => '{"a":'.repeat(2_500)),
  sent(() => '{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}'),
  ...[16_370, 16_500, 70_000, 400_000].map((length) =>
    sent(() => JSON.stringify({ code: 'a'.repeat(length) })),
  ),
];

const asWritten = (writing: FuzzRequest['writing'], encoding: string): Attack => {
  return ({ headers, body }) => ({
    headers: { ...headers, ...JSON_TYPE, 'content-encoding': encoding },
    body: body ?? '{}',
    writing,
  });
};
const bomb: Attack = ({ headers }) => ({
  headers: { ...headers, ...JSON_TYPE, 'content-encoding': 'gzip' },
  body: ' '.repeat(2_000_000),
  writing: 'gzip',
});
const BYTES = [
  ...WRITINGS.flatMap((writing) =>
    ['identity', 'gzip', 'br', 'deflate', 'x'].map((encoding) => asWritten(writing, encoding)),
  ),
  bomb,
];

const HEADERS = (
  [
    { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'ailleurs.test' },
    { 'x-forwarded-for': "'; drop table limits; --" },
    { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE' },
    { 'x-original-url': '/api/admin/cities', 'x-rewrite-url': '/api/admin/cities' },
    { host: 'ailleurs.test' },
    { host: '' },
    { host: '[::1' },
    { origin: 'https://ailleurs.test' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'idempotency-key': 'a'.repeat(129) },
    { 'idempotency-key': 'é\u00a0' },
    { 'idempotency-key': 'la même pour tous' },
    { 'idempotency-key': 'la-meme-pour-tous' },
    { range: 'bytes=0-3' },
    { range: 'bytes=-0' },
    { range: 'bytes=99999999999999999999-' },
    { range: 'bytes=0-1,3-4', 'if-range': '"x"' },
    { 'if-none-match': '*' },
    { 'if-modified-since': 'hier' },
    { accept: 'text/html' },
    { accept: ';;;' },
    { 'accept-encoding': 'br' },
    { 'accept-encoding': 'gzip;q=abc, *;q=0' },
    { 'accept-encoding': 'identity;q=0' },
    { 'accept-language': '*'.repeat(500) },
    { te: 'trailers' },
    { upgrade: 'websocket', connection: 'upgrade' },
    { authorization: 'Bearer x', 'x-token': '' },
    { 'x-token': 'x' },
    { 'x-token': 'é'.repeat(43) },
    { 'x-token': 'A'.repeat(6_000) },
    { cookie: 'token=; session=1' },
    { cookie: 'token=a; token=b; __proto__=c; visitor=d' },
    { cookie: `token="${'a'.repeat(43)}"` },
    { cookie: '=;;;= ; a' },
    { cookie: Array.from({ length: 200 }, (_, index) => `c${index}=x`).join('; ') },
  ] as readonly Record<string, string>[]
).map(withHeaders);

const PIECES = [
  '..%2f..%2fetc%2fpasswd',
  '%2e%2e/%2e%2e',
  '../admin',
  './.',
  '%00',
  'ABC%00DE',
  '%E0%A4%A',
  '%ff%fe',
  '%252e%252e%252f',
  '%5c..%5c',
  'a;b=c',
  'a%0d%0aSet-Cookie:%20token=x',
  '%3Cscript%3E',
  "'%20or%201=1--",
  '__proto__',
  'constructor',
  '*',
  '\u00e9',
  '~',
  'a'.repeat(3_000),
];

/** Replaces the variable part of the path, or is appended to the last one. */
const atPath =
  (piece: string): Attack =>
  ({ call, path }) => {
    const template = call.split(' ')[1] ?? '';
    return {
      path: template.includes('{') ? template.replace(/\{\w+\}/, piece) : `${path.split('?')[0]}/${piece}`,
    };
  };
const PATHS = [
  ...PIECES.map(atPath),
  ...['/', '//', '/.', '?', '#', '%20'].map((end): Attack => ({ path }) => ({ path: `${path}${end}` })),
  ({ path }: FuzzRequest) => ({ path: `/${path}` }),
  ({ path }: FuzzRequest) => ({ path: path.toUpperCase() }),
  ({ path }: FuzzRequest) => ({ path: path.replace('/api/', '/API/') }),
  ({ path }: FuzzRequest) => ({ path: path.replace('/api/', '/api//') }),
  ({ path }: FuzzRequest) => ({ path: `http://ailleurs.test${path}` }),
];

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'].map(
  (method): Attack =>
    () => ({
      method,
    }),
);

const QUERIES = [
  'page=1&page=2&size=&size=9',
  'city[]=VILLE&city[a]=x',
  '__proto__=x&constructor=y&toString=z',
  'page=1e9&size=-1&sort=__proto__',
  'state=,,,,&step=%00&stuck=2&batch=1e3',
  'q=%ff%fe&q=%F0%9F%92%A9',
  `q=${'a'.repeat(5_000)}`,
  '&&&===',
  Array.from({ length: 1_200 }, (_, index) => `p${index}=1`).join('&'),
].map((query): Attack => ({ path }) => ({ path: `${path.split('?')[0]}?${query}` }));

/** Any text in any header that the server reads. */
const anyHeader = fc
  .tuple(
    fc.constantFrom(
      'x-token',
      'idempotency-key',
      'range',
      'origin',
      'cookie',
      'accept-encoding',
      'if-none-match',
    ),
    brokenValue,
  )
  .map(([name, value]) => withHeaders({ [name]: plain(value) }));

const attack: fc.Arbitrary<Attack> = fc.oneof(
  ...[TYPES, BODIES, BYTES, HEADERS, PATHS, METHODS, QUERIES].map((some) => fc.constantFrom(...some)),
  anyHeader,
);

/** A valid request with one or two attacks. */
export function hostile(valid: fc.Arbitrary<FuzzRequest>): fc.Arbitrary<FuzzRequest> {
  return fc
    .tuple(valid, attack, fc.option(attack, { freq: 3 }))
    .map(([request, first, second]) =>
      [first, second ?? first].reduce((attacked, next) => ({ ...attacked, ...next(attacked) }), request),
    );
}
