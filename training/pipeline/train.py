"""Trains the reader: the bilingual sentence encoder with a layer over the sentences of a prompt and its heads.

Reads training/.work/data.json (and measured.json, which is only ever measured by); writes training/.work/NAME.npz.
Debian's python3-torch on a processor is enough: about a second a step."""
import argparse, json, math, random, sys, time
import numpy as np, torch, torch.nn as nn, torch.nn.functional as F

ap = argparse.ArgumentParser()
ap.add_argument('--start', default='training/.work', help='folder of encoder.npz, words.npz, letters.npz to begin with')
ap.add_argument('--layers', type=int, default=4)
ap.add_argument('--steps', type=int, default=1500)
ap.add_argument('--share', type=float, default=1.0, help='share of the pens to learn from, for the learning curve')
ap.add_argument('--no-pens', action='store_true')
ap.add_argument('--frozen', action='store_true', help='train the heads alone')
ap.add_argument('--name', default='reader')
ap.add_argument('--threads', type=int, default=1)
ap.add_argument('--seed', type=int, default=1)
ap.add_argument('--pens', type=int, default=48, help='prompts a step')
ap.add_argument('--forms', type=int, default=320, help='guide forms a step')
ap.add_argument('--resume', default=None)
ap.add_argument('--measure', action='store_true', help='only measure what --resume holds')
ap.add_argument('--noisy', action='store_true')
ap.add_argument('--profile', action='store_true')
A = ap.parse_args()
torch.set_num_threads(A.threads); torch.manual_seed(A.seed); random.seed(A.seed); np.random.seed(A.seed)
W = 'training/.work'
D = json.load(open(f'{W}/data.json')); IDS = D['ids']; NE = len(IDS); NONE = NE
HELD = {'pen-08', 'pen-16', 'pen-24', 'pen-32', 'pen-40', 'pen-48', 'pen-56'}
CARE = ['n', 'o', 'd']
KINDS = ['self_harm', 'abuse_victim', 'abuse_other', 'minor_harm', 'own_violence', 'threat', 'medical', 'voices']
FRAMES = 'about fact passage find word saying compare task pray self other did done may why how value chat'.split()
FLAGS = list('xhictqlgu')
DOC = 320
fr = {f: i for i, f in enumerate(FRAMES)}

# ---- words
zw = np.load(f'{A.start}/words.npz'); zl = np.load(f'{A.start}/letters.npz'); ze = np.load(f'{A.start}/encoder.npz')
VOC, LET = zw['w'].shape[0], zl['g'].shape[0]
word_id = torch.tensor([w['id'] for w in D['words']]); n_words = len(word_id)
groups = torch.full((n_words, 24), LET - 1, dtype=torch.long)
for i, w in enumerate(D['words']): groups[i, :len(w['groups'])] = torch.tensor(w['groups'])
n_groups = (groups != LET - 1).sum(1, keepdim=True).clamp(min=1).float()

class Encoder(nn.Module):
    def __init__(s, layers):
        super().__init__()
        s.words = nn.Embedding(VOC, 128); s.letters = nn.Embedding(LET, 128, padding_idx=LET - 1)
        s.p = nn.Linear(128, 256); s.pos = nn.Parameter(torch.zeros(64, 256))
        s.t = nn.ModuleList([nn.TransformerEncoderLayer(256, 4, 1024, 0., 'gelu', batch_first=True, norm_first=True) for _ in range(layers)])
        s.n = nn.LayerNorm(256)
    def forward(s, x):                     # x: segments × words, indices into the data's words, -1 padding
        # each word is looked up once, and segments of a like length go together
        words, place = torch.unique(x.clamp(min=0), return_inverse=True)
        table = s.words(word_id[words]) + F.embedding_bag(groups[words], s.letters.weight, mode='sum', padding_idx=LET - 1) / n_groups[words]
        lengths = (x >= 0).sum(1); q = torch.zeros(len(x), 256); b = torch.zeros(len(x), 128)
        for low, high in ((0, 6), (6, 9), (9, 13), (13, 18), (18, 26), (26, 40)):
            rows = ((lengths > low) & (lengths <= high)).nonzero()[:, 0]
            if len(rows) == 0: continue
            xs = x[rows, :int(lengths[rows].max())]; pad = xs < 0; e = table[place[rows, :xs.shape[1]]]
            h = s.p(e) + s.pos[:xs.shape[1]]
            for layer in s.t: h = layer(h, src_key_padding_mask=pad)
            h = s.n(h); m = (~pad).float()[..., None]; c = m.sum(1).clamp(min=1)
            q = q.index_put((rows,), (h * m).sum(1) / c); b = b.index_put((rows,), (e * m).sum(1) / c)
        return q, b

class Reader(nn.Module):
    def __init__(s, layers):
        super().__init__(); s.enc = Encoder(layers)
        s.seg = nn.Linear(256 + 128, DOC); s.turn = nn.Embedding(3, DOC); s.place = nn.Embedding(4, DOC); s.drop = nn.Dropout(.15)
        s.doc = nn.TransformerEncoderLayer(DOC, 4, 512, .1, 'gelu', batch_first=True, norm_first=True); s.dn = nn.LayerNorm(DOC)
        s.ask = nn.Linear(DOC, 4)          # asks nothing, first ask, second, third
        s.pool = nn.Linear(DOC, 1); s.poolc = nn.Linear(DOC, 1)
        s.e = nn.Linear(DOC, DOC); s.es = nn.Linear(DOC, DOC); s.protos = nn.Parameter(torch.randn(NE + 1, DOC) * .05); s.tau = nn.Parameter(torch.tensor(3.))
        s.care = nn.Linear(DOC, 3); s.kind = nn.Linear(DOC, len(KINDS)); s.whose = nn.Linear(DOC, 2)
        s.frame = nn.Linear(DOC, len(FRAMES)); s.flags = nn.Linear(DOC, len(FLAGS)); s.parts = nn.Linear(DOC, 2)
    def logits(s, v):
        return F.normalize(v, dim=-1) @ F.normalize(s.protos, dim=-1).T * s.tau.exp().clamp(max=30)
    def forward(s, x, at, size):
        """x: segments × words; at: (doc, place) of each segment; size: docs × places, turn of each segment or -1"""
        q, b = x if isinstance(x, tuple) else s.enc(x)
        v = s.drop(F.normalize(s.seg(torch.cat([q, b], -1)), dim=-1) * DOC ** .5)
        B, S = size.shape; pad = size < 0
        y = torch.zeros(B, S, DOC).index_put((at[:, 0], at[:, 1]), v)
        n = (~pad).sum(1, keepdim=True); k = torch.arange(S)[None]
        place = torch.where(k == n - 1, 2, torch.where(k == 0, 0, 1)).where(n > 1, torch.tensor(3))
        y = s.dn(s.doc(y + s.turn(size.clamp(min=0)) + s.place(place), src_key_padding_mask=pad))
        w = s.pool(y)[..., 0].masked_fill(pad | (size > 0), -1e4).softmax(-1)
        d = (w[..., None] * y).sum(1)
        wc = s.poolc(y)[..., 0].masked_fill(pad, -1e4).softmax(-1); c = (wc[..., None] * y).sum(1)
        return dict(y=y, d=d, ask=s.ask(y), doc=s.logits(s.e(d)), seg=s.es(y), care=s.care(c), kind=s.kind(c), whose=s.whose(c), frame=s.frame(d), flags=s.flags(c), w=w)

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
    m.seg.weight.data = torch.cat([h[:, :256] + h[:, 256:512] @ z, h[:, 512:]], 1); m.seg.bias.data = h[:, 256:512] @ g('z.bias') + g('h.bias')
    for p in (m.doc.self_attn.out_proj, m.doc.linear2): nn.init.zeros_(p.weight); nn.init.zeros_(p.bias)
    m.turn.weight.data.mul_(.1); m.place.weight.data.mul_(.1); nn.init.zeros_(m.pool.weight); nn.init.zeros_(m.poolc.weight)

# ---- rows
random_ = random.Random(A.seed)
forms = [r for r in D['rows'] if r['source'] == 'form']; said = [r for r in D['rows'] if r['source'] == 'said']
pens = [r for r in D['rows'] if r['source'].startswith('pen-')]
train = [r for r in pens if r['source'] not in HELD]; held = [r for r in pens if r['source'] in HELD]
if A.share < 1: train = random_.sample(train, int(len(train) * A.share))
if A.no_pens: train = []
try: measured = json.load(open(f'{W}/measured.json'))
except FileNotFoundError: measured = []
print(f'forms {len(forms)} said {len(said)} prompts {len(train)} held out {len(held)} measured {len(measured)}', flush=True)

MOSTSEG = 24
def clip(r):
    n = len(r['segments'])
    if n <= MOSTSEG: return range(n)
    return [*range(6), *range(n - (MOSTSEG - 6), n)]
def noisy(ws):
    if random_.random() < .7: return ws
    return [w for w in ws if random_.random() > .05] or ws
def batch(rows, noise=False):
    segs, at, docs = [], [], []
    S = max(len(clip(r)) for r in rows); size = torch.full((len(rows), S), -1); asks = torch.full((len(rows), S), -1)
    for d, r in enumerate(rows):
        for p, i in enumerate(clip(r)):
            ws = r['segments'][i][:40]; segs.append(noisy(ws) if noise else ws); at.append((d, p)); size[d, p] = r['turns'][i]
            if r['turns'][i] == 0: asks[d, p] = r['asks'][i]
    if A.frozen:
        k = torch.tensor([r['pieces'][i][1] for r in rows for i in clip(r)]); return (CQ[k], CB[k]), torch.tensor(at), size, asks
    L = max(len(s) for s in segs); x = torch.full((len(segs), L), -1)
    for i, s in enumerate(segs): x[i, :len(s)] = torch.tensor(s)
    return x, torch.tensor(at), size, asks

tells = {l: [] for l in ('en', 'es')}
def with_story(r):
    """A question of the guide among sentences of somebody's story, which ask nothing: its entry is still the answer."""
    pool = tells[r['language']]
    if not pool or random_.random() < .55: return r
    own = random_.choice(pool); k = random_.randint(1, min(4, len(own))); i = random_.randint(0, len(own) - k); story = own[i:i + k]; at_ = random_.choice([0, k, k, random_.randint(0, k)])
    segs = [*story[:at_], *r['pieces'], *story[at_:]]
    return dict(r, pieces=segs, segments=[x[0] for x in segs], turns=[0] * len(segs), asks=[x[2] for x in segs])
def targets(rows):
    y = torch.zeros(len(rows), NE + 1)
    for d, r in enumerate(rows):
        first = r['entries'][0] if r['entries'] else []
        if not first: y[d, NONE] = 1; continue
        w = [1.0] + [.5] * (len(first) - 1)
        # of two questions the second is heard, too, but does not lead
        for e, p in zip(first, w): y[d, e] += p
    return y / y.sum(1, keepdim=True)

def loss_of(m, rows, labelled):
    x, at, size, asks = batch(rows, noise=True); o = m(x, at, size); y = targets(rows)
    soft = lambda lo, t: -(t * F.log_softmax(lo, -1)).sum(-1)
    eps = .05
    yt = y * (1 - eps) + eps / (NE + 1)
    wt = torch.tensor([r['weight'] for r in rows])
    total = (soft(o['doc'], yt) * wt).mean()
    # what each asking sentence asks, read where it stands
    k = asks >= 1
    if k.any():
        dd, pp = k.nonzero(as_tuple=True); lo = m.logits(o['seg'][dd, pp]); t = torch.zeros(len(dd), NE + 1)
        for j, (d, p) in enumerate(zip(dd.tolist(), pp.tolist())):
            g = rows[d]['entries']; n = asks[d, p].item() - 1; g = g[n] if n < len(g) else (g[0] if g else [])
            if g:
                for e in g: t[j, e] = 1 / len(g)
            else: t[j, NONE] = 1
        total = total + .6 * (soft(lo, t * (1 - eps) + eps / (NE + 1)) * wt[dd]).mean()
    if labelled:
        own = asks >= 0
        total = total + .5 * F.cross_entropy(o['ask'][own], asks[own].clamp(max=3), weight=torch.tensor([1., 1., 1.5, 1.5]))
        care = torch.tensor([CARE.index(r['care'][0]) for r in rows]); total = total + 1.0 * F.cross_entropy(o['care'], care, weight=torch.tensor([1., 1.5, 3.]), label_smoothing=.02)
        dg = [i for i, r in enumerate(rows) if r['care'].startswith('d.')]
        if dg:
            kk = torch.tensor([KINDS.index(rows[i]['care'].split('.')[1]) for i in dg]); wh = torch.tensor([int(rows[i]['care'].split('.')[2] == 'other') for i in dg])
            total = total + .3 * F.cross_entropy(o['kind'][dg], kk) + .2 * F.cross_entropy(o['whose'][dg], wh)
        f = torch.tensor([fr.get(r['frame'], -1) for r in rows]); total = total + .3 * F.cross_entropy(o['frame'], f, ignore_index=-1)
        fl = torch.tensor([[float(c in r['flags']) for c in FLAGS] for r in rows]); total = total + .5 * F.binary_cross_entropy_with_logits(o['flags'], fl)
    return total

@torch.no_grad()
def cache(m, rows):
    """What the frozen encoder says of every segment, once."""
    segs, t0 = [], time.time()
    for r in rows: r['pieces'] = [(s[:40], len(segs) + i, a) for i, (s, a) in enumerate(zip(r['segments'], r['asks']))]; segs += [s[:40] for s in r['segments']]
    m.eval(); order = sorted(range(len(segs)), key=lambda i: len(segs[i])); q_, b_ = torch.zeros(len(segs), 256), torch.zeros(len(segs), 128)
    for i in range(0, len(order), 512):
        k = order[i:i + 512]; L = max(len(segs[j]) for j in k); x = torch.full((len(k), L), -1)
        for n, j in enumerate(k): x[n, :len(segs[j])] = torch.tensor(segs[j])
        q_[k], b_[k] = m.enc(x)
    m.train(); print('cached', len(segs), 'segments in', round(time.time() - t0), 's', flush=True); return q_, b_

def clean(rows):
    ok = []
    for r in rows:
        c = r['care'].split('.')
        if c[0] not in CARE or (c[0] == 'd' and (len(c) != 3 or c[1] not in KINDS or c[2] not in ('own', 'other'))): print('label?', r['source'], r['care']); continue
        ok.append(r)
    return ok
train, held = clean(train), clean(held)

@torch.no_grad()
def predict(m, rows):
    m.eval(); out = []
    for i in range(0, len(rows), 64):
        part = rows[i:i + 64]; x, at, size, _ = batch(part); o = m(x, at, size)
        doc = o['doc'].softmax(-1); seg = m.logits(o['seg']).softmax(-1); ask = o['ask'].softmax(-1)
        for d, r in enumerate(part):
            mine = (size[d] == 0).nonzero()[:, 0]
            a1 = ask[d, mine, 1]; s = seg[d, mine]
            p = .6 * doc[d] + .4 * (a1[:, None] * s).sum(0) / a1.sum().clamp(min=1e-3)
            if A.noisy: p = 1 - (1 - doc[d]) * (1 - s * (1 - ask[d, mine, :1] * .7)).prod(0)
            out.append(dict(p=p, care=o['care'][d].softmax(-1), kind=o['kind'][d].argmax().item(), frame=o['frame'][d].argmax().item(), ask=ask[d, mine], asks2=(ask[d, mine, 2].max().item() if len(mine) else 0), doc=doc[d]))
    m.train(); return out

def measure(m):
    res = {}
    for name in sorted({r['source'] for r in measured}):
        for lang in ('en', 'es'):
            rows = [r for r in measured if r['source'] == name and (r['language'] == 'es') == (lang == 'es')]
            rows = [r for r in rows if r['segments']]
            if not rows: continue
            P = predict(m, rows); n = r1 = r3 = 0; dang = [0, 0]; card = [0, 0]; note = [0, 0]
            for r, q in zip(rows, P):
                if r['accept']:
                    top = q['p'][:NE].topk(3).indices.tolist(); n += 1; r1 += IDS[top[0]] in r['accept']; r3 += any(IDS[t] in r['accept'] for t in top)
                if r.get('care'):
                    c = r['care']; k = q['care'][2].item() > .5
                    if c == 'danger': dang[0] += k; dang[1] += 1
                    elif c == 'none': card[0] += k; card[1] += 1
                    else: note[0] += k; note[1] += 1
            print(f'  {name}.{lang}: first {r1 / max(1, n):.3f} three {r3 / max(1, n):.3f} of {n}', f'danger {dang[0]}/{dang[1]} card on none {card[0]}/{card[1]} on note {note[0]}/{note[1]}' if dang[1] else '', flush=True)
    if held:
        P = predict(m, held); n = r1 = r3 = a = at_ = care = 0; dd = [0, 0]; cc = [0, 0]; none = [0, 0]
        for r, q in zip(held, P):
            if r['entries'] and r['entries'][0]:
                top = q['p'][:NE].topk(3).indices.tolist(); n += 1; r1 += top[0] in r['entries'][0]; r3 += any(t in r['entries'][0] for t in top)
            else: none[1] += 1; none[0] += q['p'].argmax().item() == NONE
            c = q['care'].argmax().item(); care += CARE[c] == r['care'][0]; k = q['care'][2] > .5
            if r['care'][0] == 'd': dd[0] += k; dd[1] += 1
            elif r['care'][0] == 'n': cc[0] += k; cc[1] += 1
        print(f'  held out: first {r1 / n:.3f} three {r3 / n:.3f} of {n}; none {none}; care right {care / len(held):.3f}; danger {int(dd[0])}/{dd[1]} card on none {int(cc[0])}/{cc[1]}', flush=True)

def save(m, name): torch.save(m.state_dict(), f'{W}/{name}.pt')

@torch.no_grad()
def begin_entries(m):
    """Entries begin where the encoder already hears their names and questions."""
    m.eval(); d_, s_ = torch.zeros(NE + 1, DOC), torch.zeros(NE + 1, DOC); rows = sorted(random_.sample(forms, 24000), key=lambda r: len(r['segments'][0]))
    for i in range(0, len(rows), 256):
        part = rows[i:i + 256]; x, at, size, _ = batch(part); o = m(x, at, size); e = torch.tensor([r['entries'][0][0] for r in part])
        d_.index_add_(0, e, F.normalize(m.e(o['d']), dim=-1)); s_.index_add_(0, e, F.normalize(m.es(o['y'][:, 0]), dim=-1))
    mean = d_.sum(0) / d_.norm(dim=-1).sum(); d_ = F.normalize(d_, dim=-1) - mean
    d_[NONE] = torch.randn(DOC) * .05; m.protos.data = F.normalize(d_, dim=-1); m.train()

m = Reader(A.layers); load_start(m)
nn.init.eye_(m.e.weight); nn.init.eye_(m.es.weight); nn.init.zeros_(m.e.bias); nn.init.zeros_(m.es.bias)
if A.frozen: CQ, CB = cache(m, forms + said + train + held + measured)
else:
    for r in forms + said + train: r['pieces'] = [(s, -1, a) for s, a in zip(r['segments'], r['asks'])]
for r in train:
    own = [x for x, t in zip(r['pieces'], r['turns']) if t == 0 and x[2] == 0]
    if own and r['care'] != 'x': tells[r['language']].append(own)
if not A.resume: begin_entries(m); print('entries begun', flush=True); measure(m)
if A.resume: m.load_state_dict(torch.load(f'{W}/{A.resume}.pt'))
if A.measure: measure(m); sys.exit()
m.enc.words.weight.requires_grad_(False)
if A.frozen:
    for p in m.enc.parameters(): p.requires_grad_(False)
enc = [p for n_, p in m.named_parameters() if n_.startswith('enc.') and p.requires_grad]
rest = [p for n_, p in m.named_parameters() if not n_.startswith('enc.')]
opt = torch.optim.AdamW([{'params': enc, 'lr': 3e-4}, {'params': rest, 'lr': 1e-3}], weight_decay=.01)
base = [3e-4, 6e-4 if A.resume else 1e-3]; t0 = time.time()
by_entry = {}
for r in forms: by_entry.setdefault(r['entries'][0][0], []).append(r)
keys = list(by_entry)
def draw_forms(n):
    """Half as they come, half an entry at a time, so that the small ones are heard."""
    return random_.sample(forms, n // 2) + [random_.choice(by_entry[random_.choice(keys)]) for _ in range(n - n // 2)]
for step in range(A.steps):
    f = step / A.steps; k = min(1, (step + 1) / 60) * (1 - f) + .02
    for g, b in zip(opt.param_groups, base): g['lr'] = b * k
    loss = loss_of(m, [with_story(r) for r in draw_forms(A.forms)] + random_.sample(said, A.forms // 5), False)
    if train: loss = loss + loss_of(m, random_.sample(train, min(A.pens, len(train))), True)
    opt.zero_grad(); loss.backward(); nn.utils.clip_grad_norm_([p for p in m.parameters() if p.requires_grad], 1.); opt.step()
    if step % (300 if A.frozen else 50) == 0: print(step, round(loss.item(), 3), round(time.time() - t0), flush=True)
    if step and step % (1500 if A.frozen else 300) == 0: measure(m); save(m, A.name)
measure(m); save(m, A.name)
