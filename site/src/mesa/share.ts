// Handing a ruling on: its address, as a code for the camera of another phone, and on paper.
import { encode } from 'uqr';
import { link, make } from '../elements.ts';

export interface ShareTexts {
  readonly shareText: string;
  readonly print: string;
}

export const share = ({ shareText, print: text }: ShareTexts, address: string): HTMLElement => {
  const button = make('button', '', text);
  button.addEventListener('click', () => print());
  const summary = make('summary', '', shareText);
  const details = make('details', '', summary, make('p', '', link(address, address)));
  details.append(codeOf(address));
  return make('section', 'share', details, button);
};

const SVG = 'http://www.w3.org/2000/svg';

const codeOf = (address: string): SVGElement => {
  const { size, data } = encode(address, { border: 2 });
  const path = data.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', `0 0 ${size} ${size}`);
  svg.setAttribute('class', 'qr');
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', 'QR');
  const dark = document.createElementNS(SVG, 'path');
  dark.setAttribute('d', path.join(''));
  svg.append(dark);
  return svg;
};
