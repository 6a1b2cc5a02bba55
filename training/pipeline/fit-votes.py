"""Fits the weights of src/engine/understand/decisions.ts to what votes.ts wrote: fit-votes.py VOTES.jsonl [OTHER.jsonl ...]; others are only measured."""
import json,sys,math,numpy as np
rows=[json.loads(l) for l in open(sys.argv[1])]
def feats(r):
    W=dict(r['whole']); segs=r['segments']; n=len(segs)
    N={}
    for s in segs:
        w=1-.7*s['asks'][0]
        for e,p in s['entries']: N[e]=N.get(e,1)*(1-p*w)
    N={e:1-v for e,v in N.items()}
    B=dict(r['names']); V=dict(r['byWords'])
    c=set(list(W)[:12])|set(list(V)[:12])|set(sorted(N,key=lambda e:-N[e])[:12])|set(list(B)[:6]); c.add('none')
    f=[]
    for e in c:
        f.append((e,[math.log(W.get(e,0)+1e-4),math.log(N.get(e,0)+1e-3),V.get(e,0),B.get(e,0),1. if e=='none' else 0.]))
    return f
data=[]
for r in rows:
    f=feats(r); acc=set(r['accept']) or {'none'}
    data.append((np.array([x for _,x in f]),np.array([e in acc for e,_ in f]),[e for e,_ in f],r))
import torch
X=[torch.tensor(a,dtype=torch.float32) for a,_,_,_ in data]; Y=[torch.tensor(y) for _,y,_,_ in data]
def fit(idx):
    w=torch.zeros(5,requires_grad=True); opt=torch.optim.Adam([w],lr=.05)
    idx=[i for i in idx if Y[i].any()]
    for it in range(200):
        loss=0
        for i in idx: 
            lp=torch.log_softmax(X[i]@w,0); loss=loss-torch.logsumexp(lp[Y[i]],0)
        loss=loss/len(idx)+.002*(w**2).sum(); opt.zero_grad(); loss.backward(); opt.step()
    return w.detach(),loss.item()
def ev(w,idx,name):
    out=[]
    for i in idx:
        r=data[i][3]
        if not r['accept']: continue
        p=torch.softmax(X[i]@w,0); o=p.argsort(descending=True).tolist(); ids=[data[i][2][k] for k in o if data[i][2][k]!='none']
        out.append((p[[k for k in o if data[i][2][k]!='none'][0]].item(), ids[0] in r['accept'], any(x in r['accept'] for x in ids[:4])))
    n=len(out); print(name,'first',round(sum(x[1] for x in out)/n,3),'four',round(sum(x[2] for x in out)/n,3),'n',n)
    for t in (.2,.3,.4,.5):
        print('   t',t,'right',round(sum(x[1] and x[0]>=t for x in out)/n,3),'wrong',round(sum((not x[1]) and x[0]>=t for x in out)/n,3))
if __name__=='__main__':
    torch.set_num_threads(1)
    w,l=fit(range(len(data))); print(w.tolist(),l); ev(w,range(len(data)),'all')
    half=[i for i in range(len(data)) if i%2]; w2,_=fit(half); ev(w2,[i for i in range(len(data)) if not i%2],'other half')
    for f in sys.argv[2:]:
        rows2=[json.loads(x) for x in open(f)]; k=len(data)
        for r in rows2:
            ff=feats(r); acc=set(r.get('accept') or [])or{'none'}; data.append((0,0,[e for e,_ in ff],r)); X.append(torch.tensor([x for _,x in ff],dtype=torch.float32)); Y.append(torch.tensor([e in acc for e,_ in ff]))
        ev(w,range(k,len(data)),f)
