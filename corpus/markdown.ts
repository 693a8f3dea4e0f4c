// Markdown to a syntax tree with places, with remark; YAML front matter included.
import type { Root, RootContent } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const processor = unified().use(remarkParse).use(remarkFrontmatter).freeze();

export const parseMarkdown = (text: string): Root => processor.parse(text);

export const placeOf = (node: RootContent | Root | undefined) => node?.position?.start;
