// The certificate: an in-toto statement about the results, which lie beside it; signed when there is a key.
import { issue } from '../issuing.ts';
import type { Report } from '../report.ts';
import { report as json } from './json.ts';

export const report: Report = {
  name: 'certificate',
  extension: 'certificate.json',
  write: (results, context) => {
    if (!context.issuing) throw new Error('harness: nobody issues a certificate here');
    const { issuing, ...told } = context.issuing;
    return issue(results, issuing, { ...told, resultsText: json.write(results, context) });
  },
};
