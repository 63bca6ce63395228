/* Dual-buffer feature-guided non-local-means denoiser (Debian's Blender has no OpenImageDenoise).
 * A, B: two independent half-sample renders, range-compressed, w*h*3.  F: guides (albedo, normal, ...), w*h*nf,
 * already scaled so that a distance of 1 means "different surface".  Weights for A come from B and vice versa. */
#include <math.h>
#include <stdlib.h>
#include <string.h>
#define T 24
#define MAXR 12
static inline float fexp(float x){ /* fast exp for x<=0 */ if(x<-30.f) return 0.f; x=1.f+x/256.f; x*=x;x*=x;x*=x;x*=x;x*=x;x*=x;x*=x;x*=x; return x; }
static void boxv(const float*v,float*o,int w,int h,int r){ /* small box blur, 1 channel */
  float*t=malloc(sizeof(float)*w*h);
  #pragma omp parallel for
  for(int y=0;y<h;y++)for(int x=0;x<w;x++){float s=0;int n=0;for(int k=-r;k<=r;k++){int q=x+k;if(q<0||q>=w)continue;s+=v[y*w+q];n++;}t[y*w+x]=s/n;}
  #pragma omp parallel for
  for(int y=0;y<h;y++)for(int x=0;x<w;x++){float s=0;int n=0;for(int k=-r;k<=r;k++){int q=y+k;if(q<0||q>=h)continue;s+=t[q*w+x];n++;}o[y*w+x]=s/n;}
  free(t);
}
void denoise(int w,int h,const float*A,const float*B,const float*F,int nf,int R,int P,float k,float floorv,const unsigned char*M,float*out){
  size_t n=(size_t)w*h; float*var=malloc(n*4),*vs=malloc(n*4);
  for(size_t i=0;i<n;i++){float s=0;for(int c=0;c<3;c++){float d=A[i*3+c]-B[i*3+c];s+=d*d*.5f;}var[i]=s/3.f;}
  boxv(var,vs,w,h,3);
  int tx=(w+T-1)/T,ty=(h+T-1)/T,S=T+2*P;
  #pragma omp parallel for schedule(dynamic,1)
  for(int ti=0;ti<tx*ty;ti++){
    int x0=(ti%tx)*T,y0=(ti/tx)*T,x1=x0+T<w?x0+T:w,y1=y0+T<h?y0+T:h;
    int any=0;for(int y=y0;y<y1&&!any;y++)for(int x=x0;x<x1;x++)if(M[(size_t)y*w+x]){any=1;break;}
    if(!any){for(int y=y0;y<y1;y++)for(int x=x0;x<x1;x++){size_t i=((size_t)y*w+x)*3;for(int c=0;c<3;c++)out[i+c]=.5f*(A[i+c]+B[i+c]);}continue;}
    float*D[2],*H=malloc(sizeof(float)*S*S),*W[2],*acc[2];
    for(int b=0;b<2;b++){D[b]=malloc(sizeof(float)*S*S);W[b]=calloc(T*T,4);acc[b]=calloc(T*T*3,4);}
    for(int dy=-R;dy<=R;dy++)for(int dx=-R;dx<=R;dx++){
      for(int b=0;b<2;b++){const float*X=b?A:B; /* weights for A come from B */
        for(int y=0;y<S;y++){int py=y0+y-P;py=py<0?0:py>=h?h-1:py;int qy=py+dy;qy=qy<0?0:qy>=h?h-1:qy;
          for(int x=0;x<S;x++){int px=x0+x-P;px=px<0?0:px>=w?w-1:px;int qx=px+dx;qx=qx<0?0:qx>=w?w-1:qx;
            size_t i=(size_t)py*w+px,j=(size_t)qy*w+qx;const float*a=X+i*3,*c=X+j*3;
            float d0=a[0]-c[0],d1=a[1]-c[1],d2=a[2]-c[2];float vi=vs[i],vj=vs[j],vm=vi<vj?vi:vj;
            float d=(d0*d0+d1*d1+d2*d2)*.33333f-(vi+vm);D[b][y*S+x]=d/(floorv+k*k*(vi+vj));}}
        for(int y=0;y<S;y++)for(int x=P;x<S-P;x++){float s=0;for(int q=-P;q<=P;q++)s+=D[b][y*S+x+q];H[y*S+x]=s;}
        float inv=1.f/((2*P+1)*(2*P+1));
        for(int y=y0;y<y1;y++){int qy=y+dy;if(qy<0||qy>=h)continue;
          for(int x=x0;x<x1;x++){int qx=x+dx;if(qx<0||qx>=w)continue;
            int ly=y-y0+P,lx=x-x0+P;float s=0;for(int q=-P;q<=P;q++)s+=H[(ly+q)*S+lx];s*=inv;if(s<0)s=0;
            if(s>8.f)continue;size_t i=(size_t)y*w+x,j=(size_t)qy*w+qx;
            float f=0;for(int c=0;c<nf;c++){float d=F[i*nf+c]-F[j*nf+c];f+=d*d;}
            float m=s>f?s:f;if(m>8.f)continue;float wt=fexp(-m);const float*v=(b?B:A)+j*3;int o=(y-y0)*T+x-x0;
            W[b][o]+=wt;acc[b][o*3]+=wt*v[0];acc[b][o*3+1]+=wt*v[1];acc[b][o*3+2]+=wt*v[2];}}
      }}
    for(int y=y0;y<y1;y++)for(int x=x0;x<x1;x++){int o=(y-y0)*T+x-x0;size_t i=((size_t)y*w+x)*3;
      for(int c=0;c<3;c++){float u=W[0][o]>1e-6f?acc[0][o*3+c]/W[0][o]:A[i+c],v=W[1][o]>1e-6f?acc[1][o*3+c]/W[1][o]:B[i+c];out[i+c]=.5f*(u+v);}}
    for(int b=0;b<2;b++){free(D[b]);free(W[b]);free(acc[b]);}free(H);
  }
  free(var);free(vs);
}
