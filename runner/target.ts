// Whom to examine: the reference, a command, a URL or a module.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { http } from '../protocol/transports/http.ts';
import { type Handler, inProcess } from '../protocol/transports/in-process.ts';
import { stdio } from '../protocol/transports/stdio.ts';
import type { Limits, Transport } from '../protocol/transports/transport.ts';
import { moduleFile } from '../shared/sources.ts';
import { UsageError } from './usage.ts';

/** The reference is a module like any other: the runner knows it by name only. */
const REFERENCE_MODULE = moduleFile('reference-impl/adapter/module.ts');

export interface TargetOptions {
  readonly reference: boolean;
  readonly url?: string | undefined;
  readonly module?: string | undefined;
  readonly command: readonly string[];
}

/** As many ways to it as there are jobs: each is a process of its own, or a lane to the same server. */
export const transportsFor = async (
  target: TargetOptions,
  limits: Limits,
  jobs: number,
): Promise<readonly Transport[]> => {
  const given = [target.reference, target.url, target.module, target.command.length > 0].filter(
    Boolean,
  );
  if (given.length !== 1) {
    throw new UsageError(
      given.length === 0 ? 'no implementation was named' : 'several implementations were named',
      'one of --reference, --url <url>, --module <file> or -- <command> [arguments]',
      'for example: articulado certify -- python3 my_adapter.py',
    );
  }
  const times = (make: () => Transport) => Array.from({ length: jobs }, make);
  const { url } = target;
  if (url !== undefined) {
    checkUrl(url);
    return times(() => http(url, limits));
  }
  const [command, ...args] = target.command;
  if (command !== undefined) return times(() => stdio(command, args, limits));
  if (jobs > 1) {
    throw new UsageError(
      `--jobs is ${jobs}, but a module runs in this process`,
      'one job with --reference or --module',
      'name its command behind -- to have several processes of it',
    );
  }
  return [await moduleTransport(target.module)];
};

const checkUrl = (url: string): void => {
  if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return;
  throw new UsageError(`"${url}" is not a URL that can be posted to`, 'http://… or https://…');
};

const moduleTransport = async (file: string | undefined): Promise<Transport> => {
  const name = file ?? REFERENCE_MODULE;
  const href = file
    ? pathToFileURL(resolve(file)).href
    : new URL(`../${REFERENCE_MODULE}`, import.meta.url).href;
  const loaded = await import(href).catch((error: Error) => {
    throw new UsageError(
      `the module ${name} cannot be loaded: ${error.message}`,
      'a JavaScript or TypeScript module',
    );
  });
  if (typeof loaded.handle !== 'function') {
    throw new UsageError(
      `the module ${name} has no function "handle"`,
      'export const handle = (request) => response',
    );
  }
  return inProcess(loaded.handle as Handler);
};
