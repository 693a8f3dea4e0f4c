// `node checks/articles.ts [path…]`: reads articles and prints what is wrong with those whose path begins so.
import { formatProblem } from '../corpus/problem.ts';
import { readArticles } from '../corpus/regulations.ts';

const wanted = process.argv.slice(2).map((p) => p.replace(/^\.\//, ''));
const { articles, problems } = readArticles();
const chosen = problems.filter((p) => wanted.length === 0 || wanted.some((w) => p.file.startsWith(w)));
for (const p of chosen) console.log(formatProblem(p));
const clauses = articles.reduce((n, a) => n + a.clauses.length, 0);
console.log(`${articles.length} articles, ${clauses} clauses read; ${chosen.length} problems`);
process.exit(chosen.length > 0 || clauses === 0 ? 1 : 0);
