// A page that can be sent to somebody: everything is in it.
import { page } from '../html/page.ts';
import type { Report } from '../report.ts';

export const report: Report = {
  name: 'html',
  extension: 'html',
  write: (results, context) => page(results, context).text,
};
