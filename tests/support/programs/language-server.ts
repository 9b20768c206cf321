import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './run.ts';

export interface EditorDiagnostic {
  readonly message: string;
  readonly range: { readonly start: { readonly line: number; readonly character: number } };
}

interface Message {
  readonly id?: number | string;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/** Requests of an editor to the YAML language server about one open file. Lines and columns count from 0. */
export interface EditorFile {
  diagnostics(): Promise<readonly EditorDiagnostic[]>;
  hover(line: number, character: number): Promise<string>;
  complete(
    line: number,
    character: number,
  ): Promise<readonly { readonly label: string; readonly insertText?: string }[]>;
  close(): void;
}

export interface Editor {
  /** Opens a file of the project with this text, whether it exists or not. */
  open(path: string, text?: string): EditorFile;
  stop(): Promise<void>;
}

/** One section of the project's VS Code settings, as a nested object. */
function setting(section: string): unknown {
  const settings = JSON.parse(readFileSync(join(root, '.vscode/settings.json'), 'utf8')) as Record<
    string,
    unknown
  >;
  const found: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(settings)) {
    if (!key.startsWith(`${section}.`)) continue;
    const [last = '', ...before] = key
      .slice(section.length + 1)
      .split('.')
      .reverse();
    const place = before
      .reverse()
      .reduce((object, name) => (object[name] ??= {}) as Record<string, unknown>, found);
    place[last] = value;
  }
  return found;
}

/** Starts the real YAML language server over stdio. One process serves any number of files. */
export async function startEditor(): Promise<Editor> {
  const child = spawn(process.execPath, [
    join(root, 'node_modules/yaml-language-server/bin/yaml-language-server'),
    '--stdio',
  ]);
  const answers = new Map<number | string, (message: Message) => void>();
  const waiting = new Map<string, (found: readonly EditorDiagnostic[]) => void>();
  const published = new Map<string, readonly EditorDiagnostic[]>();
  let count = 0;

  const send = (message: object): void => {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message });
    child.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  };
  const request = <Result>(method: string, params: unknown): Promise<Result> =>
    new Promise((resolve, reject) => {
      const id = (count += 1);
      answers.set(id, ({ result, error }) =>
        error ? reject(new Error(error.message)) : resolve(result as Result),
      );
      send({ id, method, params });
    });

  const receive = (message: Message): void => {
    if (message.method === undefined) return answers.get(message.id ?? '')?.(message);
    if (message.method === 'textDocument/publishDiagnostics') {
      const { uri, diagnostics } = message.params as {
        uri: string;
        diagnostics: readonly EditorDiagnostic[];
      };
      published.set(uri, diagnostics);
      return waiting.get(uri)?.(diagnostics);
    }
    if (message.id === undefined) return;
    const { items = [] } = (message.params ?? {}) as { items?: readonly { section?: string }[] };
    send({
      id: message.id,
      result:
        message.method === 'workspace/configuration'
          ? items.map(({ section = '' }) => setting(section))
          : null,
    });
  };
  readMessages(child.stdout, receive);

  await request('initialize', {
    processId: process.pid,
    rootUri: pathToFileURL(root).href,
    workspaceFolders: [{ uri: pathToFileURL(root).href, name: 'project' }],
    capabilities: {
      workspace: { configuration: true, workspaceFolders: true },
      textDocument: {
        hover: { contentFormat: ['markdown'] },
        completion: { completionItem: { snippetSupport: true } },
      },
    },
  });
  send({ method: 'initialized', params: {} });

  const open = (path: string, text = readFileSync(join(root, path), 'utf8')): EditorFile => {
    const uri = pathToFileURL(join(root, path)).href;
    published.delete(uri);
    send({
      method: 'textDocument/didOpen',
      params: { textDocument: { uri, languageId: 'yaml', version: 1, text } },
    });
    const at = (line: number, character: number) => ({
      textDocument: { uri },
      position: { line, character },
    });
    return {
      diagnostics: () =>
        new Promise((resolve) => {
          const known = published.get(uri);
          if (known) resolve(known);
          else waiting.set(uri, resolve);
        }),
      hover: async (line, character) => {
        const shown = await request<{ contents: { value: string } } | null>(
          'textDocument/hover',
          at(line, character),
        );
        return shown?.contents.value ?? '';
      },
      complete: async (line, character) => {
        const list = await request<{ items: { label: string; insertText?: string }[] }>(
          'textDocument/completion',
          at(line, character),
        );
        return list.items;
      },
      close: () => send({ method: 'textDocument/didClose', params: { textDocument: { uri } } }),
    };
  };
  const stop = async (): Promise<void> => {
    const ended = new Promise((resolve) => child.once('close', resolve));
    child.kill();
    await ended;
  };
  return { open, stop };
}

/** Parses the protocol's messages: a header with the length, then JSON. */
function readMessages(stream: NodeJS.ReadableStream, receive: (message: Message) => void): void {
  let buffer = Buffer.alloc(0);
  stream.on('data', (part: Buffer) => {
    buffer = Buffer.concat([buffer, part]);
    for (;;) {
      const header = /Content-Length: (\d+)[^]*?\r\n\r\n/u.exec(buffer.subarray(0, 200).toString('latin1'));
      if (!header) return;
      const end = header[0].length + Number(header[1]);
      if (buffer.length < end) return;
      const body = buffer.subarray(header[0].length, end).toString('utf8');
      buffer = buffer.subarray(end);
      receive(JSON.parse(body) as Message);
    }
  });
}
