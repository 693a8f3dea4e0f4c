// The HTML report: one page that needs nothing else, runs nothing and fetches nothing.
import { isConformant, scoreOf } from '../../protocol/certificate/recount.ts';
import type { RunResults } from '../../protocol/generated/types.ts';
import { Markup, markup } from '../../shared/markup.ts';
import { webAddress } from '../../shared/web-address.ts';
import type { ReportContext } from '../report.ts';
import { clauseTables } from './clauses.ts';
import { failureCards } from './failures.ts';
import { matrix } from './matrix.ts';
import { STYLE } from './style.ts';

const POLICY = "default-src 'none'; style-src 'unsafe-inline'";

export const page = (results: RunResults, context: ReportContext): Markup => {
  const { implementation, cases, complete } = results;
  const conformant = isConformant(cases);
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<title>${implementation.name}: ${conformant ? 'conformant' : 'not conformant'}</title>
<style>${new Markup(STYLE)}</style>
</head>
<body>
<main>
<p class="soft">Articulado ${results.suite.version}</p>
<h1>${implementation.name}</h1>
<p class="verdict ${conformant ? (complete ? 'pass' : 'part') : 'fail'}">${conformant ? '✓ conformant' : '✗ not conformant'}${complete ? '' : ' in the part examined'}</p>
${facts(results)}
<h2>By edition and profile</h2>
${matrix(results)}
<h2>What speaks against it</h2>
${failureCards(results, context)}
<h2>By clause</h2>
${clauseTables(results)}
</main>
</body>
</html>
`;
};

const facts = (results: RunResults): Markup => {
  const { version, language, homepage } = results.implementation;
  const { passed, counted, right, grounded } = scoreOf(results.cases);
  const address = webAddress(homepage);
  return markup`<dl>
${fact('Decisions: cases passed', `${passed} of ${counted}`)}
${fact('Grounds: right for the right reason', `${right} of ${grounded}`)}
${fact('Version', version)}
${fact('Language', language)}
${fact('Reached over', results.transport)}
${address !== null && fact('Homepage', markup`<a rel="nofollow noopener noreferrer" href="${address}">${address}</a>`)}
${results.restarts > 0 && fact('Times it had to be started again', String(results.restarts))}
${fact('Suite', markup`${results.suite.version} <code>${results.suite.digest.slice(0, 12)}</code>`)}
</dl>`;
};

const fact = (term: string, value: Markup | string): Markup =>
  markup`<div><dt>${term}</dt><dd>${value}</dd></div>`;
