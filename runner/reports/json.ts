// The results as the document that other programs read: schemas/results/results.schema.json.
import { problemsIn, problemText, validators } from '../../protocol/validate.ts';
import type { Report } from '../report.ts';

export const report: Report = {
  name: 'json',
  extension: 'json',
  write: (results) => {
    if (!validators.results(results))
      throw new Error(
        `harness: results are not valid: ${problemText(problemsIn(validators.results, results))}`,
      );
    return `${JSON.stringify(results, null, 1)}\n`;
  },
};
