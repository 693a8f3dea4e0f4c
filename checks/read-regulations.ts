// `node checks/read-regulations.ts [path…]`: reads regulations/ and prints what is wrong in files whose path begins so.
import { formatProblem } from '../corpus/problem.ts';
import { readRegulations } from '../corpus/regulations.ts';

const wanted = process.argv.slice(2).map((path) => path.replace(/^\.\//, ''));
const { articles, topics, interpretations, problems } = readRegulations();
const chosen = problems.filter(
  (p) => wanted.length === 0 || wanted.some((w) => p.file.startsWith(w)),
);
for (const p of chosen) console.log(formatProblem(p));
const clauses = articles.reduce((n, a) => n + a.clauses.length, 0);
console.log(
  `${articles.length} articles, ${clauses} clauses, ${topics.length} topics, ${interpretations.length} interpretations read; ${chosen.length} problems`,
);
process.exit(chosen.length > 0 || clauses === 0 ? 1 : 0);
