"""Words of which the regulation tells the plural by name. `a: b c` has two plurals; `a` alone does not vary."""

from __future__ import annotations

from .letters import plain


def told(text):
    """By word without accents: its plurals."""
    lines = {}
    for line in text.split(";"):
        word, _, plurals = line.strip().partition(":")
        lines[plain(word)] = [plain(plural) for plural in plurals.split()] or [plain(word)]
    return lines


def in_is(text):
    return {word: [f"{word[:-1]}is"] for word in map(plain, text.split())}


BY_ENDING = {
    "XII.18.4.1": told(
        "afro; ricahembra: ricahembras ricashembras; ricohombre: ricohombres ricoshombres;"
        "hijadalgo: hijasdalgo; hijodalgo: hijosdalgo"
    ),
    "XII.18.4.2.a-o": told("faralá: faralaes; albalá: albalaes; yo: yos yoes; no: noes; ña; ño"),
    "XII.18.4.2.i-u": told(
        "champú: champús; cucú: cucús; gachí: gachís; menú: menús; pirulí: pirulís; popurrí: popurrís;"
        "quepí: quepís; tutú: tutús; vermú: vermús; maravedí: maravedís maravedíes maravedises"
    ),
    "XII.18.4.3.b": told(
        "club: clubs clubes; aeroclub: aeroclubs aeroclubes; cineclub: cineclubs cineclubes;"
        "teleclub: teleclubs teleclubes; videoclub: videoclubs videoclubes"
    ),
    "XII.18.4.3.c": told("oc"),
    "XII.18.4.3.ch": told("maquech: maqueches"),
    "XII.18.4.3.d": told("lord: lores; milord: milores; rand: rands; récord: récords; quid"),
    "XII.18.4.3.h": told("sah: sahs"),
    "XII.18.4.3.l-ll": told("grill; oíl"),
    "XII.18.4.3.m": told("álbum: álbumes; imam: imames; súmmum; dom"),
    "XII.18.4.3.n.p1": told("barn: barns"),
    "XII.18.4.3.p": told("cap"),
    "XII.18.4.3.r": told("cónfer; confíteor; exequátur; imprimátur; súper; híper; ñor"),
    "XII.18.4.3.s.p1": told("beis; demás"),
    "XII.18.4.3.t": told("compost; test; trust"),
    "XII.18.4.3.v": told("molotov"),
    "XII.18.4.3.x.p1": told("ex; dux; unisex"),
    "XII.18.4.3.y.p2": in_is("""
    aguay amancay anay bacaray balay barangay bey cambray caney caray carey cay chuchuy colliguay contray copey
    cuicuy curupay cuy dey display ensay escay espay gay gray huacatay jersey lay morrocoy ñandubay pacay
    paraguay poney quillay quilmay samuray sangley sinamay taray timboy urunday urundey vacaray yatay yóquey
    """),
    "XII.18.4.3.y.p3": told(
        "coy: coyes cois; estay: estayes estáis; guirigay: guirigayes guirigáis; noray: norayes noráis;"
        "bocoy: bocoyes; convoy: convoyes; mamey: mameyes; fray; frey"
    ),
}



def is_named(word):
    return any(plain(word) in told for told in BY_ENDING.values())


LETTERS = told(
    "a: aes; be: bes; ce: ces; che: ches; de: des; e: es ees; efe: efes; ge: ges; hache: haches; i: íes;"
    "jota: jotas; ele: eles; elle: elles; eme: emes; ene: enes; eñe: eñes; o: oes; pe: pes; cu: cus cúes;"
    "ere: eres; erre: erres; ese: eses; te: tes; u: úes; ve: ves; uve: uves; equis; ye: yes; zeta: zetas; zeda: zedas"
)
GREEK = told(
    "alfa: alfas; beta: betas; cappa: cappas; gamma: gammas; delta: deltas; zeta: zetas; eta: etas; fi: fíes;"
    "iota: iotas; lambda: lambdas; mi: míes; ni: níes; xi: xíes; pi: píes; ro: ros; sigma: sigmas; tau: taus;"
    "ji: jíes; psi: psíes; omega: omegas; dseda: dsedas; épsilon; ípsilon; ómicron"
)
NOTES = told("do: dos; re: res; mi: mis; fa: fas; sol: soles; la: las; si: sis")
CLIPPINGS = told("híper; súper")
TITLES = told("dom; fray; frey; ña; ño; ñor; usía")

# By the label of an article: its list, and the clause that has it.
BY_LABEL = {
    "letter": (LETTERS, "XII.18.1.3"),
    "greek-letter": (GREEK, "XII.18.1.4"),
    "note": (NOTES, "XII.18.1.6"),
    "clipping": (CLIPPINGS, "XII.18.1.1"),
    "title": (TITLES, "XII.18.2.10"),
}
