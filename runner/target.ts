// Whom to examine: the reference, a command, a URL or a module.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { http } from '../protocol/transports/http.ts';
import { type Handler, inProcess } from '../protocol/transports/in-process.ts';
import { stdio } from '../protocol/transports/stdio.ts';
import type { Limits, Transport } from '../protocol/transports/transport.ts';
import { UsageError } from './usage.ts';

/** The reference is a module like any other: the runner knows it by name only. */
export const REFERENCE_MODULE = 'reference-impl/adapter/module.ts';

export interface TargetOptions {
  readonly reference: boolean;
  readonly url?: string | undefined;
  readonly module?: string | undefined;
  readonly command: readonly string[];
}

export const transportFor = async (target: TargetOptions, limits: Limits): Promise<Transport> => {
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
  if (target.url !== undefined) return http(checkedUrl(target.url), limits);
  const [command, ...args] = target.command;
  if (command !== undefined) return stdio(command, args, limits);
  return target.module !== undefined
    ? moduleTransport(pathToFileURL(resolve(target.module)).href, target.module, limits)
    : moduleTransport(
        new URL(`../${REFERENCE_MODULE}`, import.meta.url).href,
        REFERENCE_MODULE,
        limits,
      );
};

const checkedUrl = (url: string): string => {
  if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return url;
  throw new UsageError(`"${url}" is not a URL that can be posted to`, 'http://… or https://…');
};

const moduleTransport = async (href: string, name: string, limits: Limits): Promise<Transport> => {
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
  return inProcess(loaded.handle as Handler, limits);
};
