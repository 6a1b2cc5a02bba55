"""Trains the reader: the bilingual sentence encoder, two layers over the sentences of a prompt, and the heads, all together.

Reads training/.work/data.json (and measured.json, which is only ever measured by; teacher.json and teacher.f32, what the English teacher
says of the same sentences, where teach.ts wrote them). Writes training/.work/NAME.pt after every 500 steps and goes on from there with
--resume. Needs PyTorch 2 (the processor's build is enough; bfloat16 where the processor has it: a quarter of a second a step on one core)."""
import argparse, json, math, os, random, sys, time
import numpy as np, torch, torch.nn as nn, torch.nn.functional as F

ap = argparse.ArgumentParser(description=__doc__)
ap.add_argument('--start', default='training/.work', help='folder of encoder.npz, words.npz, letters.npz to begin with')
ap.add_argument('--steps', type=int, default=4000)
ap.add_argument('--share', type=float, default=1.0, help='share of the prompts to learn from, for the learning curve')
ap.add_argument('--name', default='reader')
ap.add_argument('--threads', type=int, default=1)
ap.add_argument('--seed', type=int, default=1)
ap.add_argument('--pens', type=int, default=96, help='prompts a step')
ap.add_argument('--forms', type=int, default=80, help='guide forms a step')
ap.add_argument('--rate', type=float, default=5e-4, help='learning rate of the encoder; the heads take twice that')
ap.add_argument('--dropout', type=float, default=.1)
ap.add_argument('--stories', type=float, default=.5, help="share of prompts that get sentences of somebody else's story")
ap.add_argument('--lost', type=float, default=.07, help='share of words that are left out of a sentence, where any are; as many again are read by their letters alone')
ap.add_argument('--teacher', type=float, default=2.0, help='weight of the teacher')
ap.add_argument("--every", type=int, default=500, help="steps between measures")
ap.add_argument('--resume', default=None)
ap.add_argument('--measure', action='store_true', help='only measure what --resume holds')
A = ap.parse_args()
torch.set_num_threads(A.threads); torch.manual_seed(A.seed); random_ = random.Random(A.seed)
W = 'training/.work'
D = json.load(open(f'{W}/data.json')); IDS = D['ids']; NE = len(IDS); NONE = NE
HELD = {f'pen-{n:02d}' for n in (8, 16, 24, 32, 40, 48, 56, 150)}
OFTEN = {f'pen-{n}' for n in range(160, 165)}   # everyday sentences that were taken for danger: their rows come three times
CARE = ['n', 'o', 'd']
KINDS = ['self_harm', 'abuse_victim', 'abuse_other', 'minor_harm', 'own_violence', 'threat', 'medical', 'voices']
FRAMES = 'about fact passage find word saying compare task pray self other did done may why how value chat'.split()
FLAGS = list('xhictqlgu')
DOC, MOST_SEGMENTS, MOST_WORDS = 320, 24, 40

# ---- words
zw = np.load(f'{A.start}/words.npz'); zl = np.load(f'{A.start}/letters.npz'); ze = np.load(f'{A.start}/encoder.npz')
VOC, LET = zw['w'].shape[0], zl['g'].shape[0]
word_id = torch.tensor([w['id'] for w in D['words']])
groups = torch.full((len(word_id), 24), LET - 1, dtype=torch.long)
for i, w in enumerate(D['words']): groups[i, :len(w['groups'][:24])] = torch.tensor(w['groups'][:24], dtype=torch.long)
n_groups = (groups != LET - 1).sum(1, keepdim=True).clamp(min=1).float()

class Runs:
    """Rows of many sequences without padding between them, and how to lay them out where each attends to itself."""
    def __init__(s, lengths):
        ends = lengths.cumsum(0); starts = ends - lengths; s.parts = []; order = torch.zeros(int(ends[-1]) if len(ends) else 0, dtype=torch.long); base = 0
        for low, high in ((0, 7), (7, 11), (11, 15), (15, 40)):
            rows = ((lengths > low) & (lengths <= high)).nonzero()[:, 0]
            if len(rows) == 0: continue
            L = int(lengths[rows].max()); k = torch.arange(L)[None]; pad = k >= lengths[rows, None]; place = (starts[rows, None] + k).masked_fill(pad, 0)
            order[place[~pad]] = base + torch.arange(pad.numel()).view_as(pad)[~pad]; base += pad.numel(); s.parts.append((place, pad))
        s.order = order
    def attend(s, qkv, heads):
        C = qkv.shape[1] // 3; out = []
        for place, pad in s.parts:
            B, L = place.shape; q, k, v = qkv[place.view(-1)].view(B, L, 3, heads, C // heads).permute(2, 0, 3, 1, 4)
            look = (q @ k.transpose(-1, -2) * (C // heads) ** -.5).masked_fill(pad[:, None, None], -1e4).softmax(-1)
            out.append((look @ v).transpose(1, 2).reshape(B * L, C))
        return torch.cat(out)[s.order]

class Layer(nn.TransformerEncoderLayer):
    """The same weights, over rows that are packed without padding: half the time on a processor."""
    def __init__(s, width, inner): super().__init__(width, 4, inner, A.dropout, 'gelu', batch_first=True, norm_first=True)
    def forward(s, x, runs):
        a = s.self_attn
        x = x + s.dropout1(a.out_proj(runs.attend(F.linear(s.norm1(x), a.in_proj_weight, a.in_proj_bias), 4)))
        return x + s.dropout2(s.linear2(F.gelu(s.linear1(s.norm2(x)))))

class Encoder(nn.Module):
    def __init__(s):
        super().__init__()
        s.words = nn.Embedding(VOC, 128); s.letters = nn.Embedding(LET, 128, padding_idx=LET - 1)
        s.p = nn.Linear(128, 256); s.pos = nn.Parameter(torch.zeros(64, 256)); s.look = nn.Linear(256, 1)
        s.t = nn.ModuleList([Layer(256, 1024) for _ in range(4)]); s.n = nn.LayerNorm(256)
    def forward(s, x):
        """x: segments × words, places in the data's list of words, -1 for padding. Returns segments × (mean, most looked at, mean word)."""
        words, place = torch.unique(x.clamp(min=0), return_inverse=True)
        known = s.words(word_id[words])
        if s.training: known = known * (torch.rand(len(words), 1) > A.lost)   # a word nobody knows is still its letters
        table = known + F.embedding_bag(groups[words], s.letters.weight, mode='sum', padding_idx=LET - 1) / n_groups[words]
        real = x >= 0; lengths = real.sum(1); e = table[place[real]]; runs = Runs(lengths)
        at = torch.arange(x.shape[1])[None].expand_as(x)[real]; of = torch.arange(len(x))[:, None].expand_as(x)[real]
        with torch.autocast('cpu', dtype=torch.bfloat16, enabled=torch.cpu._is_avx512_bf16_supported()):   # elsewhere it is imitated, a hundred times slower
            h = s.p(e) + s.pos[at]
            for layer in s.t: h = layer(h, runs)
        h = s.n(h.float()); c = lengths[:, None].float()
        mean = lambda r: torch.zeros(len(x), r.shape[1]).index_add(0, of, r) / c
        look = torch.zeros(len(x), x.shape[1]).masked_fill(~real, -1e4).index_put(real.nonzero(as_tuple=True), s.look(h)[:, 0]).softmax(-1)[real][:, None]
        return torch.cat([mean(h), torch.zeros(len(x), 256).index_add(0, of, h * look), mean(e)], -1)

class Reader(nn.Module):
    def __init__(s):
        super().__init__(); s.enc = Encoder()
        s.seg = nn.Linear(640, DOC); s.teacher = nn.Linear(640, 512); s.turn = nn.Embedding(3, DOC); s.place = nn.Embedding(4, DOC); s.drop = nn.Dropout(.15); s.drop2 = nn.Dropout(.3)
        s.doc = nn.ModuleList([Layer(DOC, 512) for _ in range(2)]); s.dn = nn.LayerNorm(DOC)
        s.ask = nn.Linear(DOC, 4)          # asks nothing, first ask, second, third
        s.pool = nn.Linear(DOC, 1); s.poolc = nn.Linear(DOC, 1)
        s.e = nn.Linear(DOC, DOC); s.es = nn.Linear(DOC, DOC); s.protos = nn.Parameter(torch.randn(NE + 1, DOC) * .05); s.tau = nn.Parameter(torch.tensor(3.))
        s.sign = nn.Linear(640, 3)         # care by one sentence alone: most sentences of most prompts teach that they are no sign
        s.care = nn.Linear(DOC, 3); s.kind = nn.Linear(DOC, len(KINDS)); s.whose = nn.Linear(DOC, 2)
        s.frame = nn.Linear(DOC, len(FRAMES)); s.flags = nn.Linear(DOC, len(FLAGS))
    def logits(s, v):
        return F.normalize(v, dim=-1) @ F.normalize(s.protos, dim=-1).T * s.tau.exp().clamp(max=30)
    def forward(s, x, at, size):
        """x: segments × words; at: (prompt, place) of each segment; size: prompts × places, turn of each segment or -1"""
        f = s.enc(x)
        v = s.drop(F.normalize(s.seg(f), dim=-1) * DOC ** .5)
        B, S = size.shape; pad = size < 0
        y = torch.zeros(B, S, DOC).index_put((at[:, 0], at[:, 1]), v)
        n = (~pad).sum(1, keepdim=True); k = torch.arange(S)[None]
        place = torch.where(k == n - 1, 2, torch.where(k == 0, 0, 1)).where(n > 1, torch.tensor(3))
        y = y + s.turn(size.clamp(min=0)) + s.place(place)
        runs = Runs(size.ge(0).sum(1)); rows = y[~pad]
        for layer in s.doc: rows = layer(rows, runs)
        y = torch.zeros_like(y).index_put((~pad).nonzero(as_tuple=True), s.dn(rows))
        w = s.pool(y)[..., 0].masked_fill(pad | (size > 0), -1e4).softmax(-1)
        d = (w[..., None] * y).sum(1)
        signs = torch.full((B, S, 3), -1e4).index_put((at[:, 0], at[:, 1]), 8 * torch.tanh(s.sign(s.drop2(f)) / 8))
        # none only where no sentence is a sign, danger where any is: the least of the first, the most of the others
        sign = torch.cat([-(-signs[..., :1]).masked_fill(pad[..., None], -1e4).logsumexp(1), signs[..., 1:].logsumexp(1)], -1)
        wc = s.poolc(y)[..., 0].masked_fill(pad, -1e4).softmax(-1); c = (wc[..., None] * y).sum(1)
        return dict(f=f, d=d, ask=s.ask(y), doc=s.logits(s.e(d)), y=y, seg=s.es(y), sign=sign, care=s.care(s.drop2(c)) + sign, kind=s.kind(c), whose=s.whose(c), frame=s.frame(d), flags=s.flags(c))

def load_start(m):
    e = m.enc
    e.words.weight.data = torch.from_numpy(zw['w'] * zw['ws'].astype(np.float32)); e.letters.weight.data = torch.from_numpy(zl['g'] * zl['gs'].astype(np.float32)); e.letters.weight.data[-1] = 0
    g = lambda k: torch.from_numpy(ze[k].astype(np.float32))
    e.p.weight.data, e.p.bias.data, e.pos.data, e.n.weight.data, e.n.bias.data = g('p.weight'), g('p.bias'), g('pos'), g('n.weight'), g('n.bias')
    for i, layer in enumerate(e.t):
        sd = layer.state_dict()
        for k in sd: sd[k] = g(f't.layers.{i}.{k}')
        layer.load_state_dict(sd)
    # the first look at a sentence is the encoder's own sense of it
    h, z = g('h.weight'), g('z.weight')
    m.seg.weight.data = torch.cat([h[:, :256] + h[:, 256:512] @ z, torch.zeros(DOC, 256), h[:, 512:]], 1); m.seg.bias.data = h[:, 256:512] @ g('z.bias') + g('h.bias')
    nn.init.zeros_(e.look.weight); nn.init.zeros_(m.sign.weight); nn.init.zeros_(m.sign.bias)
    for layer in m.doc:
        for p in (layer.self_attn.out_proj, layer.linear2): nn.init.zeros_(p.weight); nn.init.zeros_(p.bias)
    m.turn.weight.data.mul_(.1); m.place.weight.data.mul_(.1); nn.init.zeros_(m.pool.weight); nn.init.zeros_(m.poolc.weight)
    nn.init.eye_(m.e.weight); nn.init.eye_(m.es.weight); nn.init.zeros_(m.e.bias); nn.init.zeros_(m.es.bias)

# ---- rows
def clean(rows):
    """Prompts whose care can be read; a mistaken label is named and left out."""
    ok = []
    for r in rows:
        c = r['care'].split('.')
        if c[0] not in CARE or (c[0] == 'd' and (len(c) != 3 or c[1] not in KINDS or c[2] not in ('own', 'other'))): print('label?', r['source'], r['care'])
        else: ok.append(r)
    return ok
def clip(n): return range(n) if n <= MOST_SEGMENTS else [*range(6), *range(n - (MOST_SEGMENTS - 6), n)]
for r in D['rows']: r['pieces'] = [(r['segments'][i][:MOST_WORDS], r['turns'][i], r['asks'][i]) for i in clip(len(r['segments']))]
forms = [r for r in D['rows'] if r['source'] == 'form']; said = [r for r in D['rows'] if r['source'] == 'said']
pens = clean([r for r in D['rows'] if r['source'].startswith('pen-')])
train = [r for r in pens if r['source'] not in HELD]; held = [r for r in pens if r['source'] in HELD]
train += 2 * [r for r in train if r['source'] in OFTEN]
if A.share < 1: train = random_.sample(train, int(len(train) * A.share))
try: measured = json.load(open(f'{W}/measured.json'))
except FileNotFoundError: measured = []
for r in measured: r['pieces'] = [(s[:MOST_WORDS], t, 0) for s, t, _ in [(r['segments'][i], r['turns'][i], 0) for i in clip(len(r['segments']))]]
print(f'forms {len(forms)} said {len(said)} prompts {len(train)} held out {len(held)} measured {len(measured)}', flush=True)

taught, T = {}, None
if A.teacher and os.path.exists(f'{W}/teacher.json'):
    place = {text: i for i, text in enumerate(json.load(open(f'{W}/teacher.json')))}
    T = torch.from_numpy(np.fromfile(f'{W}/teacher.f32', dtype=np.float32).reshape(-1, 512)); T = F.normalize(T - T.mean(0), dim=-1)
    taught = {tuple(map(int, key.split())): place[text] for key, text in json.load(open(f'{W}/texts.json')) if key and text in place}
    print('taught segments', len(taught), flush=True)

tells = {'en': [], 'es': []}
for r in train:
    own = [x for x in r['pieces'] if x[1] == 0 and x[2] == 0]
    if own and r['care'] == 'n' and 'x' not in r['flags']: tells[r['language']].append(own)
def with_story(r):
    """A question among sentences of somebody else's story, which ask nothing: its entry is still the answer."""
    pool, pieces = tells[r['language']], r['pieces']
    if not pool or random_.random() > A.stories or not any(x[2] for x in pieces) or len(pieces) > MOST_SEGMENTS - 4: return pieces
    own = random_.choice(pool); k = random_.randint(1, min(4, len(own))); i = random_.randint(0, len(own) - k); at = random_.choice([0, k, k, random_.randint(0, k)])
    begin = next(n for n, x in enumerate(pieces) if x[1] == 0)
    return [*pieces[:begin], *own[i:i + at], *pieces[begin:], *own[i + at:i + k]]
def thinned(pieces):
    """Now and then a sentence that only tells is missing, and words are."""
    if len(pieces) > 2 and random_.random() < .25:
        told = [i for i, x in enumerate(pieces) if x[2] == 0]
        if told: lost = random_.choice(told); pieces = [x for i, x in enumerate(pieces) if i != lost]
    return pieces
def dropped(words):
    if random_.random() < .6 or len(words) < 3: return words
    return [w for w in words if random_.random() > A.lost] or words

def batch(all_pieces, noise=False):
    segs, at, teach = [], [], []
    S = max(len(p) for p in all_pieces); size = torch.full((len(all_pieces), S), -1); asks = torch.full((len(all_pieces), S), -1)
    for d, pieces in enumerate(all_pieces):
        for p, (words, turn, ask) in enumerate(pieces):
            teach.append(taught.get(tuple(words), -1)); segs.append(dropped(words) if noise else words); at.append((d, p)); size[d, p] = turn
            if turn == 0: asks[d, p] = ask
    x = torch.full((len(segs), max(len(s) for s in segs)), -1)
    for i, s in enumerate(segs): x[i, :len(s)] = torch.tensor(s)
    return x, torch.tensor(at), size, asks, torch.tensor(teach)

def shares(entries):
    """Of the entries that would do the first leads."""
    t = torch.zeros(NE + 1)
    if not entries: t[NONE] = 1
    for e, p in zip(entries, [1.0] + [.5] * 9): t[e] += p
    return t / t.sum()
def soft(logits, target, eps=.05): return -((target * (1 - eps) + eps / (NE + 1)) * F.log_softmax(logits, -1)).sum(-1)

def loss_of(m, prompts, asked):
    """prompts: rows with labels; asked: rows of the guide, of which only the entry and what asks is known."""
    rows = prompts + asked; n = len(prompts)
    pieces = [thinned(with_story(r)) for r in prompts] + [with_story(r) if r['source'] == 'form' else r['pieces'] for r in asked]
    x, at, size, asks, teach = batch(pieces, noise=True); o = m(x, at, size)
    weight = torch.tensor([r['weight'] for r in rows])
    total = (soft(o['doc'], torch.stack([shares(r['entries'][0] if r['entries'] else []) for r in rows])) * weight).mean() * 2
    # what each asking sentence asks, read where it stands
    d_, p_ = (asks >= 1).nonzero(as_tuple=True)
    if len(d_):
        def group(d, p):
            g, k = rows[d]['entries'], asks[d, p].item() - 1
            return shares(g[k] if k < len(g) else (g[0] if g else []))
        total = total + (soft(m.logits(o['seg'][d_, p_]), torch.stack([group(d, p) for d, p in zip(d_.tolist(), p_.tolist())])) * weight[d_]).mean()
    k = (teach >= 0).nonzero()[:, 0]
    if len(k): total = total + A.teacher * (1 - F.cosine_similarity(m.teacher(o['f'][k]), T[teach[k]], dim=-1)).mean()
    own = asks[:n] >= 0; c = lambda name: o[name][:n]
    total = total + .5 * F.cross_entropy(o['ask'][:n][own], asks[:n][own].clamp(max=3), weight=torch.tensor([1., 1., 3., 3.]))
    # whoever only asks the guide's own questions is in no danger, and on the subject
    calm = [n + i for i, r in enumerate(asked) if r.get('isCalm') and pieces[n + i] is r['pieces']]
    if calm:
        total = total + F.cross_entropy(o['care'][calm], torch.zeros(len(calm), dtype=torch.long))
        total = total + .3 * F.softplus(o['flags'][calm, FLAGS.index('x')]).mean()
    care = torch.tensor([CARE.index(r['care'][0]) for r in prompts])
    for name, share in (('care', 1.5), ('sign', .75)):
        total = total + share * F.cross_entropy(c(name), care, weight=torch.tensor([1., 1.5, 2.5]), label_smoothing=.01)
    danger = [i for i, r in enumerate(prompts) if r['care'].startswith('d.')]
    if danger:
        kind, whose = zip(*[prompts[i]['care'].split('.')[1:] for i in danger])
        total = total + .3 * F.cross_entropy(o['kind'][danger], torch.tensor([KINDS.index(x) for x in kind])) + .2 * F.cross_entropy(o['whose'][danger], torch.tensor([int(x == 'other') for x in whose]))
    total = total + .3 * F.cross_entropy(c('frame'), torch.tensor([FRAMES.index(r['frame']) if r['frame'] in FRAMES else -1 for r in prompts]), ignore_index=-1)
    return total + .5 * F.binary_cross_entropy_with_logits(c('flags'), torch.tensor([[float(x in r['flags']) for x in FLAGS] for r in prompts]))

@torch.no_grad()
def predict(m, rows):
    m.eval(); out = []
    for i in range(0, len(rows), 64):
        part = rows[i:i + 64]; x, at, size, _, _ = batch([r['pieces'] for r in part]); o = m(x, at, size)
        doc = o['doc'].softmax(-1); seg = m.logits(o['seg']).softmax(-1); ask = o['ask'].softmax(-1)
        for d in range(len(part)):
            mine = (size[d] == 0).nonzero()[:, 0]; a, s = ask[d, mine], seg[d, mine]
            any_ = 1 - (1 - s * (1 - a[:, :1] * .7)).prod(0)
            out.append(dict(p=.5 * doc[d] + .5 * any_, care=o['care'][d].softmax(-1), second=a[:, 2].max().item() if len(mine) else 0))
    m.train(); return out

def measure(m):
    def card(P, rows, is_danger, is_none):
        """Danger found where a card on harmless prompts comes in 1 and in 3 of 100."""
        good = sorted((q['care'][2].item() for q, r in zip(P, rows) if is_none(r)), reverse=True); bad = [q['care'][2].item() for q, r in zip(P, rows) if is_danger(r)]
        if not good or not bad: return ''
        return ' danger at 1, 3, 10 % cards: ' + ', '.join(f'{sum(b > good[min(len(good) - 1, int(len(good) * s))] for b in bad)}' for s in (.01, .03, .1)) + f' of {len(bad)} ({len(good)} harmless)'
    for name in sorted({r['source'] for r in measured}):
        for lang in ('en', 'es'):
            rows = [r for r in measured if r['source'] == name and (r['language'] == 'es') == (lang == 'es') and r['pieces']]
            if not rows: continue
            P = predict(m, rows); n = r1 = r4 = 0
            for r, q in zip(rows, P):
                if r['accept']: top = [IDS[t] for t in q['p'][:NE].topk(4).indices.tolist()]; n += 1; r1 += top[0] in r['accept']; r4 += any(t in r['accept'] for t in top)
            print(f'  {name}.{lang}: first {r1 / max(1, n):.3f} four {r4 / max(1, n):.3f} of {n}' + card(P, rows, lambda r: r.get('care') == 'danger', lambda r: r.get('care') == 'none'), flush=True)
    for name, group in (('pens', [r for r in held if r['source'] != 'pen-150']), ('hands', [r for r in held if r['source'] == 'pen-150'])):
        if not group: continue
        P = predict(m, group); n = r1 = r4 = none = nones = 0; second = [0, 0]
        for r, q in zip(group, P):
            if r['entries'] and r['entries'][0]: top = q['p'][:NE].topk(4).indices.tolist(); n += 1; r1 += top[0] in r['entries'][0]; r4 += any(t in r['entries'][0] for t in top)
            else: nones += 1; none += q['p'].argmax().item() == NONE
            second[len(r['entries']) > 1] += q['second'] > .3
        print(f'  held-out {name}: first {r1 / n:.3f} four {r4 / n:.3f} of {n}; none {none} of {nones}; second heard {second[1]} of {sum(len(r["entries"]) > 1 for r in group)}, wrongly {second[0]};' + card(P, group, lambda r: r['care'][0] == 'd', lambda r: r['care'] == 'n'), flush=True)

@torch.no_grad()
def begin_entries(m, new=frozenset()):
    """Entries begin where the encoder already hears their names and questions: all of those that are new."""
    m.eval(); d_ = torch.zeros(NE + 1, DOC); rows = random_.sample(forms, min(16000, len(forms))) + [r for r in forms if r['entries'][0][0] in new]
    rows = sorted(rows, key=lambda r: len(r['pieces'][0][0]))
    for i in range(0, len(rows), 256):
        part = rows[i:i + 256]; x, at, size, _, _ = batch([r['pieces'] for r in part]); o = m(x, at, size)
        d_.index_add_(0, torch.tensor([r['entries'][0][0] for r in part]), F.normalize(m.e(o['d']), dim=-1))
    mean = d_.sum(0) / len(rows); d_ = F.normalize(d_, dim=-1) - mean
    d_[NONE] = torch.randn(DOC) * .05; m.protos.data = F.normalize(d_, dim=-1); m.train()

m = Reader(); load_start(m)
def resume(m, name):
    """Goes on from a checkpoint; entries that are newer than it begin as in a first training."""
    kept = torch.load(f'{W}/{name}.pt'); path = f'{W}/{name}.ids.json'
    known = json.load(open(path)) if os.path.exists(path) else IDS
    if known == IDS: m.load_state_dict(kept, strict=False); return
    place = {id_: i for i, id_ in enumerate(known)}
    protos = kept.pop('protos'); m.load_state_dict(kept, strict=False); begin_entries(m, {i for i, id_ in enumerate(IDS) if id_ not in place})
    for i, id_ in enumerate(IDS):
        if id_ in place: m.protos.data[i] = protos[place[id_]]
    m.protos.data[NONE] = protos[len(known)]
if A.resume: resume(m, A.resume)
else: begin_entries(m)
if A.measure: measure(m); sys.exit()
m.enc.words.weight.requires_grad_(False)
enc = [p for n_, p in m.named_parameters() if n_.startswith('enc.') and p.requires_grad]
rest = [p for n_, p in m.named_parameters() if not n_.startswith('enc.')]
opt = torch.optim.AdamW([{'params': enc}, {'params': rest}], weight_decay=.02, foreach=True)
kept = {k: v.clone() for k, v in m.state_dict().items()}   # a moving mean of the weights, which is what is kept
by_entry = {}
for r in forms: by_entry.setdefault(r['entries'][0][0], []).append(r)
keys = list(by_entry)
def draw_forms(n):
    """Half as they come, half an entry at a time, so that the small ones are heard."""
    return random_.sample(forms, n // 2) + [random_.choice(by_entry[random_.choice(keys)]) for _ in range(n - n // 2)]
deck = []
def draw_prompts(n):
    """Each prompt once before any comes again."""
    global deck
    if len(deck) < n: deck = random_.sample(train, len(train))
    drawn, deck = deck[:n], deck[n:]; return drawn
def measure_kept():
    live = {k: v.clone() for k, v in m.state_dict().items()}; m.load_state_dict(kept); measure(m); torch.save(kept, f'{W}/{A.name}.pt'); m.load_state_dict(live)
t0, mean = time.time(), None
for step in range(A.steps):
    k = min(1, (step + 1) / 200) * (.5 + .5 * math.cos(math.pi * step / A.steps)) + .01
    for g, base in zip(opt.param_groups, (A.rate, 2 * A.rate)): g['lr'] = base * k
    loss = loss_of(m, draw_prompts(A.pens), draw_forms(A.forms) + random_.sample(said, A.forms // 5))
    opt.zero_grad(); loss.backward(); nn.utils.clip_grad_norm_([p for p in m.parameters() if p.requires_grad], 1., foreach=True); opt.step()
    mean = loss.item() if mean is None else .98 * mean + .02 * loss.item()
    with torch.no_grad():
        keep = min(.995, (step + 1) / (step + 10))
        for (k_, v) in m.state_dict().items():
            if v.dtype.is_floating_point and k_ != 'enc.words.weight': kept[k_].lerp_(v, 1 - keep)
    if step % 50 == 0: print(step, round(mean, 3), round(time.time() - t0), flush=True)
    if step and step % A.every == 0: measure_kept()
measure_kept()
