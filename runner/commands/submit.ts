// `articulado submit`: whether a submission may be listed, check by check; what CI runs on each.
import { isSound } from '../../protocol/certificate/finding.ts';
import { defineCommand } from '../command.ts';
import { findingLines } from '../findings.ts';
import { printable } from '../printable.ts';
import { checkSubmission, standardsOf } from '../submission/check.ts';
import { UsageError } from '../usage.ts';

export const command = defineCommand({
  name: 'submit',
  summary: 'whether a folder of implementations/ may be listed, check by check',
  options: {
    check: {
      type: 'boolean',
      default: false,
      summary: 'run the numbered checks; nothing is sent anywhere',
    },
    listed: {
      type: 'boolean',
      default: false,
      summary: 'it is listed already: an older suite of the same major version will do',
    },
    json: { type: 'boolean', default: false, summary: 'for programs' },
  },
  positionals: {
    usage: '--check <folder> …',
    where: 'after-options',
    missing: 'no folder of a submission',
  },
  help: `  articulado submit --check implementations/my-scrabble
docs/LISTING.md says what lies in the folder and what each check wants
exit code: 0 all may be listed, 1 one may not, 2 wrong call or nothing that can be read`,
  run: async ({ check, listed, json }, folders) => {
    if (!check)
      throw new UsageError(
        'submit is asked for nothing',
        '--check <folder>',
        'you submit with a change to the repository',
      );
    const standards = standardsOf(listed);
    const all = folders.map((folder) => ({ folder, findings: checkSubmission(folder, standards) }));
    const lines = json
      ? [
          JSON.stringify(
            all.map((one) => ({ ...one, ok: isSound(one.findings) })),
            null,
            2,
          ),
        ]
      : all.flatMap(({ folder, findings }) => [
          printable(folder),
          ...findingLines(findings),
          isSound(findings) ? 'may be listed' : 'may NOT be listed',
        ]);
    console.log(lines.join('\n'));
    return all.every(({ findings }) => isSound(findings)) ? 0 : 1;
  },
});
