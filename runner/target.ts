// Whom to examine: the reference, a command, a URL or a module.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { http } from '../protocol/transports/http.ts';
import { type Handler, inProcess } from '../protocol/transports/in-process.ts';
import { inWorker } from '../protocol/transports/in-worker.ts';
import { stdio } from '../protocol/transports/stdio.ts';
import type { Limits, Transport } from '../protocol/transports/transport.ts';
import { moduleFile } from '../shared/sources.ts';
import { UsageError } from './usage.ts';

/** The reference is a module like any other, but trusted to run in this process: the runner knows it by name only. */
const REFERENCE_MODULE = moduleFile('reference-impl/adapter/module.ts');

export interface TargetOptions {
  readonly reference: boolean;
  readonly url?: string | undefined;
  readonly module?: string | undefined;
  readonly command: readonly string[];
}

/** As many ways to it as there are jobs: each is a process or a thread of its own, or a lane to the same server. */
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
  const { url, module } = target;
  if (url !== undefined) {
    checkUrl(url);
    return times(() => http(url, limits));
  }
  const [command, ...args] = target.command;
  if (command !== undefined) return times(() => stdio(command, args, limits));
  if (module !== undefined) {
    if (!existsSync(module))
      throw new UsageError(`there is no module ${module}`, 'a file that exports handle(request)');
    const href = pathToFileURL(resolve(module)).href;
    return times(() => inWorker(href, limits));
  }
  if (jobs > 1) {
    throw new UsageError(
      `--jobs is ${jobs}, but the reference runs in this process`,
      'one job with --reference',
      'name its command behind -- to have several processes of it',
    );
  }
  return [inProcess(await referenceHandle())];
};

const checkUrl = (url: string): void => {
  if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return;
  throw new UsageError(`"${url}" is not a URL that can be posted to`, 'http://… or https://…');
};

/** What the reference makes of a request, at once. */
export const referenceHandle = async (): Promise<Handler> => {
  const { handle } = (await import(new URL(`../${REFERENCE_MODULE}`, import.meta.url).href)) as {
    readonly handle: Handler;
  };
  return handle;
};
